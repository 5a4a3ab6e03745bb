import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { START } from '../../../test/prepared-database.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import { rowsOf } from '../../db/database.ts';
import type { Core } from '../../module.ts';
import { modules } from '../../modules.ts';
import { FolderStore } from '@site/object-store/folder-store';

/** Columns of all tables that reference `users`, from the database's catalogue. */
const references = sql`
  select r.relname || '.' || a.attname as name
  from pg_constraint c
  join pg_class r on r.oid = c.conrelid
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
  where c.contype = 'f' and c.confrelid = 'users'::regclass`;

test('has one module for each reference to a user, which erases or deliberately keeps it', async () => {
  const api = await startTestApp();
  const core: Core = {
    config: readConfig({ NODE_ENV: 'test' }),
    db: api.db,
    store: new FolderStore(api.dataDir),
    jobs: api.app.jobs,
    log: api.app.log,
    now: () => START,
    demo: null,
  };
  const { services, close } = modules.open(core);
  const columns = (await rowsOf<{ name: string }>(api.db.execute(references))).map(({ name }) => name);
  const declared = services.personalData.flatMap(({ erases = [], keeps = [] }) => [...erases, ...keeps]);
  expect(columns.length).toBeGreaterThan(20);
  expect(declared.sort()).toEqual(columns.sort());
  await close();
  await api.close();
});
