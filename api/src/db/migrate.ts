import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const OWN_FOLDER = new URL('../../migrations/', import.meta.url);

/**
 * Applies new SQL files in the order of their names and returns the names. A file and its row in `schema_migrations`
 * are one transaction, so a failed migration leaves no trace, and later ones do not run. Processes that start together
 * take turns.
 */
export const migrate = (database: Pick<Database, 'withSchemaLock'>, folder = OWN_FOLDER): Promise<string[]> =>
  database.withSchemaLock(async ({ query, runScript }) => {
    await runScript(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await query<{ name: string }>('select name from schema_migrations');
    const known = new Set(applied.map(({ name }) => name));
    const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
    const fresh = files.filter((name) => !known.has(name));
    for (const name of fresh) {
      const script = await readFile(new URL(name, folder), 'utf8');
      await runScript(`insert into schema_migrations (name) values ('${name}');\n${script}`);
    }
    return fresh;
  });
