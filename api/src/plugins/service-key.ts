import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { problems } from '../errors.ts';

/** Wrong keys per network address in a minute. */
const WRONG_KEYS = { max: 20, timeWindow: 60_000 };

/** Hashes to a fixed length, for a constant-time comparison. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a hook that requires `Authorization: Bearer <key>`. `name` separates the counters of wrong keys. */
export function requireServiceKey(app: FastifyInstance, name: string, key: string) {
  const expected = digest(`Bearer ${key}`);
  const countWrong = app.limiter(name, WRONG_KEYS, ['address']);
  return async (request: FastifyRequest) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    await countWrong(request);
    throw problems.manageKey();
  };
}

/** Requires the key of the activation. Responses contain sessions. */
export const smokeKeyPlugin = plugin<{ key: string }>(async (app, { key }) => {
  app.addHook('onRequest', requireServiceKey(app, 'smoke', key));
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
});
