import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const UNIQUE_VIOLATION = '23505';

/**
 * Applies the SQL files that this database has not seen, in the order of their names. A file and the note that it was
 * applied are one transaction, so a failed migration leaves nothing behind. When two processes start together, the
 * second one's note collides and it goes on with what the first has done.
 */
export async function migrate({ db, runScript }: Database): Promise<string[]> {
  await runScript(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await rowsOf<{ name: string }>(db.execute(sql`select name from schema_migrations`));
  const known = new Set(applied.map((row) => row.name));
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const fresh = files.filter((name) => !known.has(name));
  for (const name of fresh) {
    const script = await readFile(new URL(name, folder), 'utf8');
    try {
      await runScript(`insert into schema_migrations (name) values ('${name}');\n${script}`);
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    }
  }
  return fresh;
}
