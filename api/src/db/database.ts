import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Client as PgClient } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isFatalConnectionError } from './availability.ts';
import { lockFolder } from './folder-lock.ts';

/** Query interface of repositories: the same for the embedded database and a server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A dedicated connection for schema changes. */
export type Connection = {
  query: <Row>(sql: string) => Promise<Row[]>;
  /** Runs several statements as one implicit transaction. */
  runScript: (sql: string) => Promise<void>;
};

export type Database = {
  db: Db;
  /** Runs several statements as one implicit transaction. */
  runScript: (sql: string) => Promise<void>;
  /** Runs the work under a lock: one process at a time per database. */
  withSchemaLock: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** Connections to a server, and queries that wait for one. The embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/** `dump` returns the whole database, to be loaded into a new one. */
export type EmbeddedDatabase = Database & { dump: () => Promise<Buffer> };

/**
 * Opens an embedded database: in memory when `dataDir` is null, else in the folder, which this process locks until it
 * closes the database. A new database can be created from a `dump`. The driver is imported here, because it is not
 * always needed.
 */
export async function openEmbedded(dataDir: string | null, dump?: Blob): Promise<EmbeddedDatabase> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')]);
  if (dataDir === null) {
    const client = await PGlite.create({ loadDataDir: dump });
    return { db: drizzle(client), ...ofEmbedded(client) };
  }
  const unlock = await lockFolder(dataDir);
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, EMBEDDED_FOLDER), loadDataDir: dump });
    const database = ofEmbedded(client);
    // PGlite has no background checkpointer: without this a crash would replay all writes since the start.
    const checkpoints = setInterval(() => void client.exec('checkpoint').catch(() => {}), CHECKPOINT_EVERY).unref();
    const close = () => {
      clearInterval(checkpoints);
      return database.close().finally(unlock);
    };
    return { db: drizzle(client), ...database, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const CHECKPOINT_EVERY = 60_000;

/** Subfolder of the data directory that holds the embedded database. */
export const EMBEDDED_FOLDER = 'postgres';

export function ofEmbedded(client: PGlite): Omit<EmbeddedDatabase, 'db'> {
  const runScript = async (sql: string) => void (await client.exec(sql));
  return {
    runScript,
    withSchemaLock: (work) => work({ query: async (sql) => (await client.query(sql)).rows as never, runScript }),
    close: () => client.close(),
    dump: async () => Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer()),
  };
}

/** Advisory lock id for schema changes: arbitrary, but unused by other programs on the server. */
const SCHEMA_LOCK = 2_719_400_801;

/** Timeouts of a server, in ms. */
export type ServerLimits = { connection: number; statement: number; answer: number };
const SERVER_LIMITS: ServerLimits = {
  connection: 5_000,
  /** Enforced by the server. */
  statement: 15_000,
  /** Enforced by the client, for a server that does not respond at all. */
  answer: 20_000,
};

/** A connection that closes itself, and so leaves the pool, at the first fatal error, also inside a transaction. */
const selfClosingConnection = (Client: typeof PgClient) =>
  class extends Client {
    override query(...parts: unknown[]): never {
      const result: unknown = (super.query as (...all: unknown[]) => unknown).apply(this, parts);
      if (result instanceof Promise)
        result.catch((error: NodeJS.ErrnoException) => {
          if (isFatalConnectionError(error)) this.end().catch(() => {});
        });
      return result as never;
    }
  };

export async function openServer(url: string, limits: ServerLimits = SERVER_LIMITS): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({
    connectionString: url,
    Client: selfClosingConnection(pg.Client),
    max: 10,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    keepAlive: true,
  });
  // A restarting server cuts its connections. Without 'error' listeners Node would end this process. The running query
  // rejects by itself, and the next one gets a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzle(pool),
    runScript: async (sql) => void (await pool.query(sql)),
    async withSchemaLock(work) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: limits.connection,
        keepAlive: true,
      });
      client.on('error', () => {});
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
        return await work({
          query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
          runScript: async (sql) => void (await client.query(sql)),
        });
      } finally {
        // Closing the connection releases the lock.
        await client.end();
      }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

export const openDatabase = (settings: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<Database> =>
  settings.DATABASE_URL ? openServer(settings.DATABASE_URL) : openEmbedded(settings.DATA_DIR);

/** Whether a referenced row is missing, or a row to delete is still referenced. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code === '23503';

/** Whether another row already has this value. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code === '23505';

/** The violated unique constraint with the values that another row has, joined by commas; undefined for other errors. */
export function uniqueViolationOf(error: unknown): { constraint: string; values: string } | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const { constraint = '', detail = '' } = (error as { cause: { constraint?: string; detail?: string } }).cause;
  // The words around the values depend on the server's language.
  return { constraint, values: /\)=\((.*)\)/s.exec(detail)?.[1] ?? '' };
}

/** Returns the rows of a raw query: both drivers return `{ rows }`. */
export async function rowsOf<Row>(result: Promise<unknown>): Promise<Row[]> {
  return ((await result) as { rows: Row[] }).rows;
}
