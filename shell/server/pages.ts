import type { RenderedPage } from '@site/contracts/renderer';
import { SESSION_COOKIE } from '@site/contracts/request-key';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf } from './bucket.ts';
import { acceptedEncoding, compressPage, type Encoding } from './compress-page.ts';
import { createGuestPages } from './guest-pages.ts';
import type { Live } from './live.ts';
import { createOverrides } from './override.ts';
import type { Config } from './config.ts';
import type { Store } from '../ops/store.ts';

/** Brotli quality of a page that one visitor gets: 1 ms for 170 KB; two steps more take three times as long for 15 % less. */
const QUALITY = 3;

/** Every address that is not a file or the API: a page of the visitor's composition. */
export const pageRoutes: FastifyPluginAsync<{ live: Live; store: Store; config: Config }> = async (app, options) => {
  const { live } = options;
  const overrides = createOverrides(app, options);
  const guestPage = createGuestPages();

  app.get('/*', async (request, reply) => {
    if (await overrides.answer(request, reply)) return reply;
    const { renderer } = live.pick(bucketOf(live, request, reply));
    const sessionId = request.cookies[SESSION_COOKIE];
    try {
      if (!sessionId) {
        const page = await guestPage(renderer, request.url);
        return await sendPage(request, reply, page, page.compressed);
      }
      const page = await renderer.render({ url: request.url, sessionId }, untilClosed(reply));
      return await sendPage(request, reply, page, (encoding) => compressPage(page.html, encoding, QUALITY));
    } catch (error) {
      if (reply.raw.destroyed) return reply; // Nobody waits for it any more.
      request.log.error({ err: error, url: request.url, composition: renderer.id }, 'page not rendered: the browser will render it');
      if (!renderer.isRunning) void live.revive();
      const { headers, html } = renderer.fallback;
      return reply.code(503).headers({ ...headers, 'retry-after': '5' }).send(html);
    }
  });
};

/** Aborts when the visitor has gone, or has his page. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return closed.signal;
}

/** A body that is compressed already is left alone by the compression of everything else. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, compressed: (encoding: Encoding) => Promise<Uint8Array>) {
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
  const encoding = page.html.length > 0 ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}
