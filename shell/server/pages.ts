import { SESSION_COOKIE } from '@site/contracts/request-key';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf } from './bucket.ts';
import { createGuestPages, type Encoding, type GuestPage } from './guest-pages.ts';
import type { Live } from './live.ts';
import { createOverrides } from './override.ts';
import type { Config } from './config.ts';
import type { Store } from '../ops/store.ts';

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
      if (!sessionId) return await sendGuestPage(request, reply, await guestPage(renderer, request.url));
      const page = await renderer.render({ url: request.url, sessionId });
      request.raw.once('close', () => page.body.destroy());
      return reply.code(page.status).headers(page.headers).send(page.body);
    } catch (error) {
      request.log.error({ err: error, url: request.url, composition: renderer.id }, 'page not rendered: the browser will render it');
      if (!renderer.isRunning) void live.revive();
      const { headers, html } = renderer.fallback;
      return reply.code(503).headers({ ...headers, 'retry-after': '5' }).send(html);
    }
  });
};

/** A body that is compressed already is left alone by the compression of everything else. */
async function sendGuestPage(request: FastifyRequest, reply: FastifyReply, page: GuestPage) {
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
  const encoding = page.html.length > 0 ? encodingOf(request) : undefined;
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page.compressed(encoding));
}

/** Every browser takes Brotli over https; over plain http and from older programs it is gzip, or nothing. */
function encodingOf({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted));
}
