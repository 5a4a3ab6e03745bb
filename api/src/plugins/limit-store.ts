import { lt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { instant } from '../db/columns.ts';
import type { Db } from '../db/database.ts';

const requestLimits = pgTable('request_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  ends_at: instant('ends_at').notNull(),
});

/** Counts in one atomic statement, so that simultaneous requests of all processes get distinct counts. */
async function countHit(db: Db, key: string, now: Date, window: number) {
  const over = sql`${requestLimits.ends_at} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(requestLimits)
    .values({ key, hits: 1, ends_at: new Date(now.getTime() + window) })
    .onConflictDoUpdate({
      target: requestLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${requestLimits.hits} + 1 end`,
        ends_at: sql`case when ${over} then excluded.ends_at else ${requestLimits.ends_at} end`,
      },
    })
    .returning({ hits: requestLimits.hits, ends_at: requestLimits.ends_at });
  if (!row) throw new Error('Upsert returned no row');
  return { current: row.hits, ttl: row.ends_at.getTime() - now.getTime() };
}

export const deleteExpiredLimits = (db: Db, now: Date) =>
  db.delete(requestLimits).where(lt(requestLimits.ends_at, now));

/** Store for `@fastify/rate-limit` in the database, shared by all processes of the API. */
export function limitStore(db: Db, now: () => Date): FastifyRateLimitStoreCtor {
  class LimitStore implements FastifyRateLimitStore {
    constructor(private readonly scope = '') {}

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window = 0) {
      countHit(db, `${this.scope}${key}`, now(), window).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    /** Scopes the counters of a route. Counters of `limiter` have the name in their keys. */
    child(options: Parameters<FastifyRateLimitStore['child']>[0]) {
      // `routeInfo` is missing from the library's types (its store/RedisStore.js reads it).
      const { method, url } = (options as unknown as { routeInfo: { method?: string | string[]; url?: string } })
        .routeInfo;
      return new LimitStore(url ? `${String(method)} ${url} ` : '');
    }
  }
  return LimitStore as unknown as FastifyRateLimitStoreCtor;
}
