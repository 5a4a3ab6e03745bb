import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import { type Database, type Db, rowsOf } from '../db/database.ts';

/**
 * Runs the queries of pg-boss on a connection or in a transaction of drizzle. Its `now()` is the time of the API, by which
 * jobs are sent and items are due: the clock of a database server may differ, and that of a test does.
 */
export const pgBossDb = (db: Db, runScript: Database['runScript'], now: () => Date): PgBoss.Db => ({
  async executeSql(text: string, values?: unknown[]) {
    const timed = text.replaceAll('now()', `'${now().toISOString()}'::timestamptz`);
    if (values) return { rows: await rowsOf<unknown>(db.execute(queryOf(timed, values))) };
    // Its maintenance consists of scripts, each a transaction.
    await runScript(timed);
    return { rows: [] };
  },
});

/** Every other part of the text is the number of a parameter, from 1. */
const queryOf = (text: string, values: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 ? sql`${sql.param(values[Number(part) - 1] ?? null)}` : sql.raw(part))),
  );
