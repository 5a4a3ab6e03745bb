import type { Db } from './database.ts';

/**
 * Builds a query once for each connection pool, since building takes drizzle longer than PostgreSQL takes to run it. A
 * transaction builds its own.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
