/**
 * Prepares what all test files of the API begin with, tells it in a line of JSON with environment variables, and clears it
 * away when its input ends. Migrating and seeding take seconds; copying the result takes a part of one.
 *
 * The database is on the server of DATABASE_URL, else on one of the tests' own where the machine has PostgreSQL's programs,
 * else (or with API_TEST_EMBEDDED=1) an embedded one.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hasPostgres, startPostgres, urlOf } from '@site/testing/postgres-server';
import { drizzle } from 'drizzle-orm/pglite';
import { openServer } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { seedIfEmpty } from '../src/db/seed.ts';
import { DUMP, SERVER, START, TEMPLATE } from './prepared-database.ts';

type Prepared = { variables: Record<string, string>; clear: () => Promise<void> };

async function prepareTemplate(server: string): Promise<Prepared> {
  const name = `api_test_${randomBytes(4).toString('hex')}`;
  const admin = await openServer(server);
  await admin.runScript(`create database ${name}`);
  const database = await openServer(urlOf(server, name));
  await migrate(database);
  await seedIfEmpty(database.db, START);
  await database.close(); // A database that somebody is connected to cannot be copied.
  return {
    variables: { [SERVER]: server, [TEMPLATE]: name },
    clear: async () => {
      await admin.runScript(`drop database ${name}`);
      await admin.close();
    },
  };
}

async function prepareOwnServer(): Promise<Prepared> {
  const server = await startPostgres();
  const { variables, clear } = await prepareTemplate(server.url);
  return {
    variables,
    clear: async () => {
      await clear();
      await server.remove();
    },
  };
}

async function prepareDump(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'api-seeded-'));
  const file = join(folder, 'seeded.tar');
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate({ db, runScript: async (sql) => void (await client.exec(sql)), close: () => client.close() });
  await seedIfEmpty(db, START);
  // Whoever opens the dump has no log to replay.
  await client.exec('checkpoint');
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  return { variables: { [DUMP]: file }, clear: () => rm(folder, { recursive: true, force: true }) };
}

async function prepare(): Promise<Prepared> {
  const { DATABASE_URL, API_TEST_EMBEDDED } = process.env;
  if (DATABASE_URL) return prepareTemplate(DATABASE_URL);
  if (!hasPostgres || API_TEST_EMBEDDED) return prepareDump();
  return prepareOwnServer().catch((error: unknown) => {
    console.error('The programs of PostgreSQL are here, but do not run; the tests take the embedded database.', error);
    return prepareDump();
  });
}

const { variables, clear } = await prepare();
console.log(JSON.stringify(variables));
process.stdin.resume().once('end', () => void clear());
