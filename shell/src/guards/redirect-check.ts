import { apiContext } from '@site/runtime';
import type { MiddlewareFunction } from 'react-router-dom';
import { logContext } from '../base/log.ts';
import { canonicalPath } from './canonical-path.ts';
import { moved, redirectTarget } from './redirect-target.ts';

/**
 * Checks on every navigation whether the address has moved, in parallel with the page's data. A failed check is logged
 * and ignored. An address without its trailing slash waits for the check, so that a moved page takes one hop and not
 * two.
 */
export const redirectCheck: MiddlewareFunction = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const checked = check();
  const canonical = canonicalPath(url);
  if (canonical) throw moved((await checked) ?? canonical);

  const response = await next();
  const target = await checked;
  if (target) throw moved(target);
  return response;

  async function check(): Promise<string | undefined> {
    const result = await context.get(apiContext).checkRedirect(url.pathname + url.search);
    if (result.ok) return redirectTarget(result.value.url);
    // An aborted navigation also fails the check, and is not worth a warning.
    if (!request.signal.aborted)
      context.get(logContext).warn('redirect check failed', { url: url.pathname, status: result.status });
    return undefined;
  }
};
