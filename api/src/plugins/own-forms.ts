import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ProblemError } from '../errors.ts';
import { refusalPage } from './refusal-page.ts';

type Options = { siteOrigin: string };

const foreign = () => new ProblemError(403, 'request', 'Запрос отклонён. Обновите страницу и\u00a0попробуйте ещё раз');

/**
 * Whether one of our own pages sent the form. A plain form carries no header of ours, and a page that guests share carries
 * no token; but each browser names the page that sends a form. `Sec-Fetch-Site` goes to https and to localhost alone,
 * so elsewhere the origin decides. A request that says neither comes from no browser of today.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html#fetch-metadata-headers
 */
const isOwn = ({ headers }: FastifyRequest, siteOrigin: string) =>
  headers['sec-fetch-site'] === undefined ? headers.origin === siteOrigin : headers['sec-fetch-site'] === 'same-origin';

/** For calls that browsers make without scripts: forms in, a redirect or a page to read out. */
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
    if (status >= 500) request.log.error({ err: error }, 'a form was not carried out');
    const own = error instanceof ProblemError ? error : undefined;
    if (own?.details.retryAfter) reply.header('retry-after', own.details.retryAfter);
    const message = own?.message ?? (status < 500 ? 'Запрос составлен неверно' : 'Что-то пошло не\u00a0так');
    return reply
      .status(status)
      .headers(refusalPage.headers)
      .send(refusalPage.html(message, backOf(request)));
  });
});

/** Where the form was sent from, as a path of the site. */
export function backOf({ headers: { referer } }: FastifyRequest): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname.replace(/^\/+/, '/') + search;
}
