import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Client as PgClient } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isConnectionSpent } from './availability.ts';
import { lockFolder } from './folder-lock.ts';

/** What repositories work with: the same queries run on the embedded database and on a server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A connection of its own, for changes of the tables. */
export type Connection = {
  query: <Row>(sql: string) => Promise<Row[]>;
  /** Runs several statements as one implicit transaction. */
  runScript: (sql: string) => Promise<void>;
};

export type Database = {
  db: Db;
  /** Runs several statements as one implicit transaction. */
  runScript: (sql: string) => Promise<void>;
  /** Does the work while no other process does such work on this database. */
  alone: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** `dump`: the whole database, for another one to begin with. */
export type EmbeddedDatabase = Database & { dump: () => Promise<Buffer> };

/**
 * `dataDir` null keeps the database in memory; otherwise this process has the folder for itself until it closes the
 * database. A `dump` of another one is what a new one begins with. Each driver is loaded only when it is the one in use.
 */
export async function openEmbedded(dataDir: string | null, dump?: Blob): Promise<EmbeddedDatabase> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')]);
  if (dataDir === null) {
    const client = await PGlite.create({ loadDataDir: dump });
    return { db: drizzle(client), ...ofEmbedded(client) };
  }
  const giveBack = await lockFolder(dataDir);
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, EMBEDDED_FOLDER), loadDataDir: dump });
    const database = ofEmbedded(client);
    // It has no process of its own that does so: all that was written since the start would be replayed after a crash.
    const checkpoints = setInterval(() => void client.exec('checkpoint').catch(() => {}), CHECKPOINT_EVERY).unref();
    const close = () => {
      clearInterval(checkpoints);
      return database.close().finally(giveBack);
    };
    return { db: drizzle(client), ...database, close };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

const CHECKPOINT_EVERY = 60_000;

/** Where the embedded database is in the folder of the site's data. */
export const EMBEDDED_FOLDER = 'postgres';

export function ofEmbedded(client: PGlite): Omit<EmbeddedDatabase, 'db'> {
  const runScript = async (sql: string) => void (await client.exec(sql));
  return {
    runScript,
    alone: (work) => work({ query: async (sql) => (await client.query(sql)).rows as never, runScript }),
    close: () => client.close(),
    dump: async () => Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer()),
  };
}

/** Any number that no other program on this server takes for a lock of its own. */
const LOCK_OF_CHANGES = 2_719_400_801;

/** How long a server is waited for, in ms. */
export type ServerLimits = { connection: number; statement: number; answer: number };
const SERVER_LIMITS: ServerLimits = {
  connection: 5_000,
  /** The server ends a statement itself. */
  statement: 15_000,
  /** A server that says nothing at all, as one whose machine has stopped, is given up. */
  answer: 20_000,
};

/** A connection that leaves its pool with the first error that makes it useless, in the middle of a transaction too. */
const leavingConnection = (Client: typeof PgClient) =>
  class extends Client {
    // One signature for all that the driver takes: its overloads are passed on as they are.
    override query(...parts: unknown[]): never {
      const result: unknown = (super.query as (...all: unknown[]) => unknown).apply(this, parts);
      if (result instanceof Promise)
        result.catch((error: NodeJS.ErrnoException) => {
          if (isConnectionSpent(error)) this.end().catch(() => {});
        });
      return result as never;
    }
  };

export async function openServer(url: string, limits: ServerLimits = SERVER_LIMITS): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({
    connectionString: url,
    Client: leavingConnection(pg.Client),
    max: 10,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    keepAlive: true,
  });
  // A server that restarts cuts its connections. Without listeners that ends this process (node: events, 'error'); the
  // query that was under way fails by itself, and the next one gets a connection of its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzle(pool),
    runScript: async (sql) => void (await pool.query(sql)),
    async alone(work) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: limits.connection,
        keepAlive: true,
      });
      client.on('error', () => {});
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK_OF_CHANGES]);
        return await work({
          query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
          runScript: async (sql) => void (await client.query(sql)),
        });
      } finally {
        // The lock goes with the connection.
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

export const openDatabase = (settings: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<Database> =>
  settings.DATABASE_URL ? openServer(settings.DATABASE_URL) : openEmbedded(settings.DATA_DIR);

/** The row that a new one refers to is gone, or others refer to the one that is to be deleted. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code === '23503';

/** Another row has this value already. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code === '23505';

/** Rows of a hand-written query; both drivers answer `{ rows }`. */
export async function rowsOf<Row>(result: Promise<unknown>): Promise<Row[]> {
  return ((await result) as { rows: Row[] }).rows;
}
