import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hasPostgres, startPostgres, urlOf } from '@site/testing/postgres-server';
import { drizzle } from 'drizzle-orm/pglite';
import { ofEmbedded, openServer } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { seedIfEmpty } from '../demo/seed.ts';
import { DUMP, SERVER, START, TEMPLATE } from './prepared-database.ts';

interface Prepared {
  /** Environment variables that `prepared-database.ts` reads. */
  variables: Record<string, string>;
  clear: () => Promise<void>;
}

async function prepareTemplate(server: string): Promise<Prepared> {
  const name = `api_test_${randomBytes(4).toString('hex')}`;
  const admin = await openServer(server);
  await admin.runScript(`create database ${name}`);
  const database = await openServer(urlOf(server, name));
  await migrate(database);
  await seedIfEmpty(database.db, START);
  await database.close(); // A database with open connections cannot be copied.
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
  const { variables, clear } = await prepareTemplate(server.socketUrl);
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
  await migrate(ofEmbedded(client));
  await seedIfEmpty(db, START);
  // After a checkpoint there is no log to replay when the dump is opened.
  await client.exec('checkpoint');
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  return { variables: { [DUMP]: file }, clear: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Prepares the seeded database that test files copy: migrating and seeding take seconds, a copy less than one. Uses the
 * server of DATABASE_URL; else its own server when PostgreSQL is installed; else, or with API_TEST_EMBEDDED=1, an
 * embedded database.
 */
export async function prepareDatabase(): Promise<Prepared> {
  const { DATABASE_URL, API_TEST_EMBEDDED } = process.env;
  if (DATABASE_URL) return prepareTemplate(DATABASE_URL);
  if (!hasPostgres || API_TEST_EMBEDDED) return prepareDump();
  return prepareOwnServer().catch((error: unknown) => {
    console.error('PostgreSQL is installed but does not start; the tests use the embedded database.', error);
    return prepareDump();
  });
}
