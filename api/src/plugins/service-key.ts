import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type ProblemError, problems } from '../errors.ts';

/** Wrong keys and passwords per network address in a minute. */
export const WRONG_KEYS = { max: 20, timeWindow: 60_000 };

/** Hashes to a fixed length, for a constant-time comparison. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a constant-time comparison with this secret. */
export function isSecret(secret: string) {
  const expected = digest(secret);
  return (given = '') => timingSafeEqual(digest(given), expected);
}

/** Returns a hook that requires this value of the header Authorization. `name` separates the counters of wrong ones. */
export function requireAuthorization(
  app: FastifyInstance,
  name: string,
  authorization: string,
  refusal: () => ProblemError,
) {
  const isExpected = isSecret(authorization);
  const countWrong = app.limiter(name, WRONG_KEYS, ['address']);
  return async (request: FastifyRequest) => {
    if (isExpected(request.headers.authorization)) return;
    await countWrong(request);
    throw refusal();
  };
}

/** Requires the key of the activation. Responses contain sessions. */
export const smokeKeyPlugin = plugin<{ key: string }>(async (app, { key }) => {
  app.addHook('onRequest', requireAuthorization(app, 'smoke', `Bearer ${key}`, problems.manageKey));
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
});
