import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Db } from '../db/database.ts';
import { problems } from '../errors.ts';
import { deleteExpiredLimits, limitStore } from './limit-store.ts';

const keys = {
  /** IPv6 addresses count by network, because each visitor has a whole one. */
  address: ({ ip }: FastifyRequest) => normalizeIP(ip),
  session: ({ visitor }: FastifyRequest) =>
    visitor?.sessionId ? createHash('sha256').update(visitor.sessionId).digest('hex') : undefined,
  /** For limits that another session or address of the same user must not bypass. */
  user: ({ visitor }: FastifyRequest) => visitor?.user?.id,
};
type Counted = keyof typeof keys;

type Limit = { max: number; timeWindow: number };

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Creates a hook that counts a request by each key and rejects it when one exceeds the limit. `name` separates
     * counters.
     */
    limiter: (name: string, limit: Limit, by: Counted[]) => (request: FastifyRequest) => Promise<void>;
  }
}

const FORGET_EVERY = 10 * 60_000;

/**
 * Rate limits, counted in the database across all processes of the API. A route with `config.rateLimit` is limited by
 * network address and, when there is a session, also by session, so that changing addresses does not help.
 */
export const limitsPlugin = plugin<{ db: Db; now: () => Date }>(async (app, { db, now }) => {
  await app.register(rateLimit, { global: false, store: limitStore(db, now) });

  app.decorate('limiter', (name: string, limit: Limit, by: Counted[]) => {
    const counters = by.map((kind) =>
      app.createRateLimit({
        ...limit,
        allowList: (request) => keys[kind](request) === undefined,
        keyGenerator: (request) => `${name} ${kind} ${keys[kind](request)}`,
      }),
    );
    return async (request: FastifyRequest) => {
      for (const count of counters) {
        const counted = await count(request);
        if (!counted.isAllowed && counted.isExceeded) throw problems.tooMany(counted.ttlInSeconds);
      }
    };
  });

  app.addHook('onRoute', (route) => {
    const { max, timeWindow } = route.config?.rateLimit || {};
    if (typeof max !== 'number' || typeof timeWindow !== 'number') return;
    const bySession = app.limiter(`${String(route.method)} ${route.url}`, { max, timeWindow }, ['session']);
    route.preHandler = [bySession, ...[route.preHandler ?? []].flat()];
  });

  const forgetting = setInterval(() => {
    deleteExpiredLimits(db, now()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired limits could not be deleted'),
    );
  }, FORGET_EVERY).unref();
  app.addHook('onClose', async () => clearInterval(forgetting));
});
