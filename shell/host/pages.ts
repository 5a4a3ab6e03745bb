import { SERVER_TIMING, type Encoding, type RenderedPage } from '@site/contracts/renderer';
import { withoutSecrets } from '@site/kernel/log-secrets';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { bucketOf } from './bucket.ts';
import { acceptedEncoding, compressPage } from './compress-page.ts';
import { createGuestPages } from './guest-pages.ts';
import { followSitemap, KnownAddresses } from './known-addresses.ts';
import type { Live } from '../releases/live.ts';
import { createOverrides } from './override.ts';
import { notAcceptedPage } from './not-accepted-page.ts';
import { stoppedPage } from './stopped-page.ts';
import { Overloaded, PageStopped } from '../releases/renderer-errors.ts';
import type { Config } from '../releases/config.ts';
import { RETRY_AFTER } from './refusal.ts';
import { pageSessionOf } from './session-cookie.ts';
import { visitorAddress } from './visitor-address.ts';
import type { Store } from '../releases/store.ts';

/** Every address that is not a file or the API: a page of the visitor's composition. */
export const pageRoutes: FastifyPluginAsync<{ live: Live; store: Store; config: Config }> = async (app, options) => {
  const { live } = options;
  const overrides = createOverrides(options);
  const known = new KnownAddresses();
  const stop = followSitemap(known, options.config.API_ORIGIN, app.log as Logger);
  app.addHook('onClose', async () => stop());
  const guestPage = createGuestPages({ known });

  app.get('/*', async (request, reply) => {
    if (await overrides.answer(request, reply)) return reply;
    const { pool } = live.pick(bucketOf(live, request, reply));
    const sessionId = pageSessionOf(request, reply);
    const address = visitorAddress(request);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    try {
      if (!sessionId) {
        const page = await guestPage(pool, request.url, address);
        return await sendPage(reply, page, encoding, page.compressed);
      }
      const asked = { url: request.url, encoding, sessionId, address };
      const page = await pool.render(asked, { signal: untilClosed(reply) });
      return await sendPage(reply, page, encoding, (accepted) => compressPage(page.html, accepted));
    } catch (error) {
      if (reply.raw.destroyed) return reply; // Nobody waits for it any more.
      const facts = { err: error, url: withoutSecrets(request.url), composition: pool.id };
      reply.code(503).header('retry-after', RETRY_AFTER);
      if (error instanceof PageStopped) {
        request.log.error(facts, 'page not rendered: it would stop the browser as well');
        return reply.headers(stoppedPage.headers).send(stoppedPage.html);
      }
      if (error instanceof Overloaded) request.log.warn(facts, 'too many pages wait: the browser will render it');
      else request.log.error(facts, 'page not rendered: the browser will render it');
      return reply.headers(pool.fallback.headers).send(pool.fallback.html);
    }
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    onRequest: refuseForm,
    handler: refuseForm,
  });
};

/** The body is not read, so the connection ends with the answer. */
const refuseForm = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(405)
    .headers({ ...notAcceptedPage.headers, allow: 'GET, HEAD', connection: 'close' })
    .send(notAcceptedPage.html);

/** Aborts when the visitor has gone, or has his page. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return closed.signal;
}

/** A body that is compressed already is left alone by the compression of everything else. */
async function sendPage(
  reply: FastifyReply,
  page: RenderedPage,
  accepted: Encoding | undefined,
  compress: (encoding: Encoding) => Promise<Uint8Array>,
) {
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER);
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
  if (page.encoding) return reply.header('content-encoding', page.encoding).send(page.html);
  if (!accepted || page.html.length === 0) return reply.send(page.html);
  const begun = performance.now();
  const body = await compress(accepted);
  const compression = `compress;dur=${(performance.now() - begun).toFixed(1)}`;
  reply.header(SERVER_TIMING, [page.headers[SERVER_TIMING], compression].filter(Boolean).join(', '));
  return reply.header('content-encoding', accepted).send(body);
}
