import { randomBytes } from 'node:crypto';
import { FALLBACK_NONCE } from '@site/contracts/renderer';
import { SESSION_COOKIE } from '@site/contracts/request-key';
import type { FastifyPluginAsync } from 'fastify';
import { bucketOf } from './bucket.ts';
import type { Live } from './live.ts';
import { createOverrides } from './override.ts';
import type { Config } from './config.ts';
import type { Store } from '../ops/store.ts';

/** Every address that is not a file or the API: a page of the visitor's composition. */
export const pageRoutes: FastifyPluginAsync<{ live: Live; store: Store; config: Config }> = async (app, options) => {
  const { live } = options;
  const overrides = createOverrides(app, options);

  app.get('/*', async (request, reply) => {
    if (await overrides.answer(request, reply)) return reply;
    const { renderer } = live.pick(bucketOf(live, request, reply));
    try {
      const page = await renderer.render({ url: request.url, sessionId: request.cookies[SESSION_COOKIE] });
      request.raw.once('close', () => page.body.destroy());
      return reply.code(page.status).headers(page.headers).send(page.body);
    } catch (error) {
      request.log.error({ err: error, url: request.url, composition: renderer.id }, 'page not rendered: the browser will render it');
      if (!renderer.isRunning) void live.revive();
      return reply
        .code(503)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' })
        .send(renderer.fallback.replaceAll(FALLBACK_NONCE, randomBytes(16).toString('base64')));
    }
  });
};
