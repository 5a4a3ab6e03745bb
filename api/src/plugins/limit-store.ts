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

/** One statement counts and answers, so that requests at once, in whatever process, each get a number of their own. */
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
  if (!row) throw new Error('An upsert answers one row');
  return { current: row.hits, ttl: row.ends_at.getTime() - now.getTime() };
}

export const forgetEndedLimits = (db: Db, now: Date) => db.delete(requestLimits).where(lt(requestLimits.ends_at, now));

/** Where `@fastify/rate-limit` keeps its counters: in the database that all processes of the API share. */
export function limitStore(db: Db, now: () => Date): FastifyRateLimitStoreCtor {
  class LimitStore implements FastifyRateLimitStore {
    constructor(private readonly scope = '') {}

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window = 0) {
      countHit(db, `${this.scope}${key}`, now(), window).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    /** A route's own counters. Those that are made by name carry it in their keys. */
    child(options: Parameters<FastifyRateLimitStore['child']>[0]) {
      // The library's types leave it out (store/RedisStore.js of it reads it).
      const { method, url } = (options as unknown as { routeInfo: { method?: string | string[]; url?: string } })
        .routeInfo;
      return new LimitStore(url ? `${String(method)} ${url} ` : '');
    }
  }
  return LimitStore as unknown as FastifyRateLimitStoreCtor;
}
