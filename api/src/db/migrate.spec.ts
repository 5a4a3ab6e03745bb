import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { onServer, openEmptyDatabase, urlOfDatabase } from '../../test/prepared-database.ts';
import { type Database, openServer, rowsOf } from './database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  database = await openEmptyDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const place = () => pathToFileURL(`${folder}/`);
const write = (name: string, script: string) => writeFile(join(folder, name), script);
const applied = async () =>
  (await rowsOf<{ name: string }>(database.db.execute(sql`select name from schema_migrations order by name`))).map(
    ({ name }) => name,
  );

test('rolls back a failed migration and stops before later ones', async () => {
  await write('0001_numbers.sql', 'create table numbers (n int); insert into numbers values (1), (1);');
  await write('0002_unique.sql', 'create unique index on numbers (n);');
  await write('0003_later.sql', 'create table later (n int);');

  await expect(migrate(database, place())).rejects.toMatchObject({ code: '23505' });
  expect(await applied()).toEqual(['0001_numbers.sql']);

  await database.runScript('delete from numbers where ctid = (select min(ctid) from numbers)');
  expect(await migrate(database, place())).toEqual(['0002_unique.sql', '0003_later.sql']);
});

test.skipIf(!onServer)('applies each migration once when processes start together', async () => {
  await write('0001_slow.sql', 'create table slow (n int); select pg_sleep(0.2);');
  await write('0002_next.sql', 'create table next (n int);');
  const url = await urlOfDatabase(database);
  const others = await Promise.all(Array.from({ length: 4 }, () => openServer(url)));

  const results = await Promise.all([database, ...others].map((one) => migrate(one, place())));

  expect(results.flat()).toEqual(['0001_slow.sql', '0002_next.sql']);
  await Promise.all(others.map((one) => one.close()));
});
