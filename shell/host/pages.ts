import { SERVER_TIMING, type Encoding, type PageRequest, type RenderedPage } from '@site/contracts/renderer';
import { withoutSecrets } from '@site/kernel/log-secrets';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { bucketOf } from './bucket.ts';
import { acceptedEncoding, compressPage } from './compress-page.ts';
import { createGuestPages } from './guest-pages.ts';
import { followSitemap, KnownAddresses } from './known-addresses.ts';
import type { Live } from '../releases/live.ts';
import { createOverrides } from './override.ts';
import type { Metrics } from './metrics.ts';
import { notAcceptedPage } from './not-accepted-page.ts';
import { stoppedPage } from './stopped-page.ts';
import type { RendererPool, RenderTerms } from '../releases/renderer-pool.ts';
import type { HealthCounter } from '../releases/watch/counter.ts';
import { Overloaded, PageStopped } from '../releases/renderer-errors.ts';
import type { Config } from '../releases/config.ts';
import { RETRY_AFTER } from './refusal.ts';
import { pageSessionOf } from './session-cookie.ts';
import { visitorAddress, visitorNetwork } from './visitor-address.ts';
import type { Store } from '../releases/store.ts';

interface PagesOptions {
  live: Live;
  store: Store;
  config: Config;
  health: HealthCounter;
  metrics?: Metrics;
}

/** Serves a page of the visitor's composition at every address that is not a file or the API. */
export const pageRoutes: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { live, health, metrics } = options;
  const overrides = createOverrides(options);
  const known = new KnownAddresses();
  const stop = followSitemap(known, options.config.API_ORIGIN, app.log as Logger);
  app.addHook('onClose', async () => stop());
  const guestPage = createGuestPages({ known, onResult: (result) => metrics?.guestPages.inc({ result }) });

  const rendering = (pool: RendererPool) => async (request: PageRequest, terms: RenderTerms) => {
    const started = performance.now();
    try {
      const page = await pool.render(request, terms);
      const ms = performance.now() - started;
      health.rendered(pool.composition, page, ms);
      metrics?.rendered(page, ms);
      return page;
    } catch (error) {
      if (!terms.signal?.aborted) metrics?.notRendered(error);
      throw error;
    }
  };

  app.get('/*', async (request, reply) => {
    if (await overrides.respond(request, reply)) return reply;
    const { pool } = live.pick(bucketOf(live, request, reply));
    const sessionId = pageSessionOf(request, reply);
    const address = visitorAddress(request);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    try {
      if (!sessionId) {
        const page = await guestPage({ id: pool.id, render: rendering(pool) }, request.url, address);
        health.served(pool.composition, page, visitorNetwork(request));
        return await sendPage(reply, page, encoding, page.compressed);
      }
      const pageRequest = { url: request.url, encoding, sessionId, address };
      const page = await rendering(pool)(pageRequest, { signal: untilClosed(reply) });
      health.served(pool.composition, page, visitorNetwork(request));
      return await sendPage(reply, page, encoding, (accepted) => compressPage(page.html, accepted));
    } catch (error) {
      if (reply.raw.destroyed) return reply; // The visitor has disconnected.
      const facts = { err: error, url: withoutSecrets(request.url), composition: pool.id };
      reply.code(503).header('retry-after', RETRY_AFTER);
      if (error instanceof PageStopped) {
        request.log.error(facts, 'page not rendered, and not sent to the browser, which it might block as well');
        return reply.headers(stoppedPage.headers).send(stoppedPage.html);
      }
      if (error instanceof Overloaded)
        request.log.warn(facts, 'render queue is full: the browser will render the page');
      else request.log.error(facts, 'page not rendered: the browser will render the page');
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

/** Closes the connection, because the body is not read. */
const refuseForm = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(405)
    .headers({ ...notAcceptedPage.headers, allow: 'GET, HEAD', connection: 'close' })
    .send(notAcceptedPage.html);

/** Returns a signal that aborts when the connection closes or the response is sent. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return closed.signal;
}

/** Sends a page. With a content-encoding set here, the compress plugin leaves it unchanged. */
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
  const started = performance.now();
  const body = await compress(accepted);
  const compression = `compress;dur=${(performance.now() - started).toFixed(1)}`;
  reply.header(SERVER_TIMING, [page.headers[SERVER_TIMING], compression].filter(Boolean).join(', '));
  return reply.header('content-encoding', accepted).send(body);
}
