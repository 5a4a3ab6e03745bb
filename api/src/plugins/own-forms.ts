import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ProblemError } from '../errors.ts';
import { refusalPage } from './refusal-page.ts';

type Options = { siteOrigin: string };

const foreign = () => new ProblemError(403, 'request', 'Запрос отклонён. Обновите страницу и\u00a0попробуйте ещё раз');

/**
 * Whether a page of this site sent the form (CSRF protection). A plain form cannot set a custom header, and a page
 * cached for all guests cannot contain a token. Browsers send `Sec-Fetch-Site` only to https and localhost, so
 * otherwise `Origin` decides. No current browser omits both.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html#fetch-metadata-headers
 */
const isOwn = ({ headers }: FastifyRequest, siteOrigin: string) =>
  headers['sec-fetch-site'] === undefined ? headers.origin === siteOrigin : headers['sec-fetch-site'] === 'same-origin';

/** Handles forms of browsers without scripts: form-encoded requests, HTML error pages as responses. */
export const ownFormsPlugin = plugin<Options>(async (app, { siteOrigin }) => {
  app.addHook('onRequest', async (request) => {
    if (!isOwn(request, siteOrigin)) throw foreign();
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.setErrorHandler(async (error: FastifyError | ProblemError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a form could not be processed');
    const own = error instanceof ProblemError ? error : undefined;
    if (own?.details.retryAfter) reply.header('retry-after', own.details.retryAfter);
    const message = own?.message ?? (status < 500 ? 'Запрос составлен неверно' : 'Что-то пошло не\u00a0так');
    return reply
      .status(status)
      .headers(refusalPage.headers)
      .send(refusalPage.html(message, backOf(request)));
  });
});

/** Returns the path of the page that sent the form. */
export function backOf({ headers: { referer } }: FastifyRequest): string | undefined {
  if (!referer || !/^https?:/i.test(referer) || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname.replace(/^\/+/, '/') + search;
}
