import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { urlOf } from '@site/testing/postgres-server';
import { sql } from 'drizzle-orm';
import { type Database, openEmbedded, openServer, rowsOf } from '../src/db/database.ts';

/**
 * What `prepare-database.ts` leaves for the test files, in environment variables: a server with a seeded database that each
 * file copies, or the dump of an embedded one.
 */
export const SERVER = 'API_TEST_SERVER';
export const TEMPLATE = 'API_TEST_TEMPLATE';
export const DUMP = 'API_TEST_DUMP';

/** The clock of the tests begins here, and the demonstration data is of this day. */
export const START = new Date('2026-11-21T09:00:00Z');

/** Whether the tests run on a server; the embedded database has one connection only. */
export const onServer = Boolean(process.env[SERVER]);

/** A migrated and seeded database that nobody else uses, gone when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  const { [SERVER]: server, [TEMPLATE]: template, [DUMP]: dump } = process.env;
  if (server && template) return copyOf(template, server);
  return openEmbedded(null, dump ? new Blob([await readFile(dump)]) : undefined);
}

/** A database without tables, as a new site finds it. */
export function openEmptyDatabase(): Promise<Database> {
  const server = process.env[SERVER];
  return server ? copyOf('template0', server) : openEmbedded(null);
}

/** Where another process finds this database, which is on a server. */
export async function urlOfDatabase({ db }: Database): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db.execute(sql`select current_database() as name`));
  return urlOf(process.env[SERVER]!, row!.name);
}

async function copyOf(template: string, server: string): Promise<Database> {
  const name = `api_test_${randomBytes(6).toString('hex')}`;
  const admin = await openServer(server);
  await admin.runScript(`create database ${name} template ${template}`);
  const database = await openServer(urlOf(server, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.runScript(`drop database ${name}`);
      await admin.close();
    },
  };
}
