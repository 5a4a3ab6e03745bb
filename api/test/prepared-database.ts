import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { urlOf } from '@site/testing/postgres-server';
import { sql } from 'drizzle-orm';
import { type Database, openEmbedded, openServer, rowsOf } from '../src/db/database.ts';

/**
 * Environment variables set by `prepare-database.ts`: a server with a seeded template database, or the dump of an
 * embedded one.
 */
export const SERVER = 'API_TEST_SERVER';
export const TEMPLATE = 'API_TEST_TEMPLATE';
export const DUMP = 'API_TEST_DUMP';
/** Set by the global setup: folder of pictures and PDFs that have been drawn, which the applications of all files share. */
export const DRAWN = 'API_TEST_DRAWN';

/** Start of the tests' clock and date of the demonstration data. */
export const START = new Date('2026-11-21T09:00:00Z');

/** Whether the tests run on a server. The embedded database has only one connection. */
export const onServer = Boolean(process.env[SERVER]);

/** Opens a private migrated and seeded database, which is dropped on close. */
export async function openTestDatabase(): Promise<Database> {
  const { [SERVER]: server, [TEMPLATE]: template, [DUMP]: dump } = process.env;
  if (server && template) return copyOf(template, server);
  return openEmbedded(null, dump ? new Blob([await readFile(dump)]) : undefined);
}

/** Opens a private empty database. */
export function openEmptyDatabase(): Promise<Database> {
  const server = process.env[SERVER];
  return server ? copyOf('template0', server) : openEmbedded(null);
}

/** Returns the URL of a server database, for further connections. */
export async function urlOfDatabase({ db }: Database): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db.execute(sql`select current_database() as name`));
  return urlOf(process.env[SERVER]!, row!.name);
}

/** The deadlines of production would reject some of a thousand concurrent requests on a busy machine; 0 is none. */
const NO_LIMITS = { connection: 0, statement: 0, answer: 0 };

async function copyOf(template: string, server: string): Promise<Database> {
  const name = `api_test_${randomBytes(6).toString('hex')}`;
  const admin = await openServer(server, NO_LIMITS);
  // A copy of the files takes a third of the time of the default, which writes each page to the log.
  await admin.runScript(`create database ${name} template ${template} strategy file_copy`);
  const database = await openServer(urlOf(server, name), NO_LIMITS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.runScript(`drop database ${name}`);
      await admin.close();
    },
  };
}
