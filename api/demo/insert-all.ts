import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../src/db/database.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';

/** Rows per statement: PostgreSQL accepts at most 65 535 parameters. */
const CHUNK = 500;

export async function insertAll<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.insert(table).values(typographDeep<T['$inferInsert'][]>(rows.slice(start, start + CHUNK)));
  }
}
