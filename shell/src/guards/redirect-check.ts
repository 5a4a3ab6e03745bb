import { apiContext } from '@site/runtime';
import type { MiddlewareFunction } from 'react-router-dom';
import { logContext } from '../app/log.ts';
import { canonicalPath } from './canonical-path.ts';
import { moved, redirectTarget } from './redirect-target.ts';

/**
 * Asks the server on every navigation whether this address has moved, while the page's own data loads. A failure of the
 * check is logged and changes nothing. An address without its trailing slash waits for the answer first, so that it
 * takes one hop to a moved page and not two.
 */
export const redirectCheck: MiddlewareFunction = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const answer = ask();
  const canonical = canonicalPath(url);
  if (canonical) throw moved((await answer) ?? canonical);

  const response = await next();
  const target = await answer;
  if (target) throw moved(target);
  return response;

  async function ask(): Promise<string | undefined> {
    const result = await context.get(apiContext).checkRedirect(url.pathname + url.search);
    if (result.ok) return redirectTarget(result.value.url);
    // Who has gone cannot be told, and nobody wants to know.
    if (!request.signal.aborted)
      context.get(logContext).warn('redirect check failed', { url: url.pathname, status: result.status });
    return undefined;
  }
};
