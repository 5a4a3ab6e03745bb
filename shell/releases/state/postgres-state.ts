import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@site/contracts/release';
import pg from 'pg';
import writeFileAtomic from 'write-file-atomic';
import { historyOf, type History, type HistoryEntry } from '../history.ts';
import { noRegistry, parseRegistry, registryText } from '../registry.ts';
import { ReleaseError } from '../release-error.ts';
import { KEPT_FOR, slotOf, type Slot } from '../watch/slots.ts';
import { GONE_AFTER, HostState, REMOVED_AFTER } from './host-state.ts';
import { createSchema } from './postgres-schema.ts';
import { RegistryChanges } from './registry-changes.ts';
import { StateUnavailableError, type Lock, type RegistryLock, type State } from './state.ts';

/** Advisory locks: arbitrary, but unused by other programs on the server. `busy`: the reason of the error after `LOCK_WAIT`. */
const REGISTRY = { key: 2_719_400_803, busy: 'The registry is locked by another change' };
const PUBLISHING = { key: 2_719_400_804, busy: 'Another process publishes releases' };
/** Time until another change ends, in ms; an activation holds the lock for seconds. */
const LOCK_WAIT = 40_000;
/** The server ends the session of a suspended process after this time without a query, in ms, and the lock with it. */
const LOCK_LOST_AFTER = 20_000;
const LOCK_RENEWED = 5_000;

/** In ms. */
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 10_000;
const CONNECTIONS = 4;
/** Slots read at a time. */
const SLOTS = 500;

/** The state in the schema `releases` of a PostgreSQL database. A copy of the served registry is a file of this machine. */
export class PostgresState implements State {
  private readonly pool: pg.Pool;
  private readonly keptFile: string;
  private schema?: Promise<void>;

  constructor(
    private readonly url: string,
    dataDir: string,
  ) {
    this.keptFile = join(dataDir, 'registry.kept.json');
    this.pool = new pg.Pool({
      ...connectionOf(url),
      max: CONNECTIONS,
      query_timeout: QUERY_TIMEOUT,
      statement_timeout: QUERY_TIMEOUT,
      // A command ends without closing the pool.
      allowExitOnIdle: true,
    });
    // A restarting server cuts its connections. Without 'error' listeners Node would end this process.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  readRegistry(): Promise<Registry> {
    return this.readDocument('document');
  }

  readPreviousRegistry(): Promise<Registry> {
    return this.readDocument('previous');
  }

  async readNextRegistry(): Promise<Registry | undefined> {
    const text = await this.readText('next');
    return text === null
      ? undefined
      : parseRegistry(text, (reason) => `next of releases.registry is damaged (${reason})`);
  }

  async *registryMarks(signal: AbortSignal): AsyncGenerator<string | undefined, undefined> {
    const changes = new RegistryChanges(connectionOf(this.url));
    try {
      do yield await this.readMark().catch(() => undefined);
      while (await changes.next(signal));
    } finally {
      await changes.close();
    }
  }

  async keepRegistry(registry: Registry) {
    await mkdir(dirname(this.keptFile), { recursive: true });
    await writeFileAtomic(this.keptFile, registryText(registry));
  }

  async keptRegistry(): Promise<Registry | undefined> {
    const text = await readFile(this.keptFile, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : parseRegistry(text, (reason) => `${this.keptFile} is damaged (${reason})`);
  }

  withLock<T>(change: (held: RegistryLock) => Promise<T>): Promise<T> {
    return this.withSession(REGISTRY, (client, assertHeld) =>
      change({
        assertHeld,
        announceRegistry: (next) => held(announceRegistry(client, next)),
        replaceRegistry: (next, before, entries) => held(replaceRegistry(client, next, before, entries)),
      }),
    );
  }

  withPublishingLock<T>(publish: (lock: Lock) => Promise<T>): Promise<T> {
    return this.withSession(PUBLISHING, (_client, assertHeld) => publish({ assertHeld }));
  }

  async readHistory(): Promise<History> {
    const rows = await this.query<{ entry: string }>('select entry::text from releases.history order by id');
    const lines = rows.map(({ entry }) => entry);
    return historyOf(lines, 'releases.history in the database, by id, row');
  }

  async writeHost(id: string, host: HostState) {
    await this.query(
      `insert into releases.hosts (id, host, seen) values ($1, $2, clock_timestamp())
       on conflict (id) do update set host = excluded.host, seen = excluded.seen`,
      [id, JSON.stringify(host)],
    );
    await this.query(`delete from releases.hosts where seen < clock_timestamp() - $1 * interval '1 ms'`, [
      REMOVED_AFTER,
    ]);
  }

  async removeHost(id: string) {
    await this.query('delete from releases.hosts where id = $1', [id]);
  }

  async recentHosts(): Promise<HostState[]> {
    const rows = await this.query<{ host: unknown }>(
      `select host from releases.hosts where seen > clock_timestamp() - $1 * interval '1 ms'`,
      [GONE_AFTER],
    );
    return rows.flatMap(({ host }) => HostState.safeParse(host).data ?? []);
  }

  async appendSlots(host: string, slots: Slot[]) {
    const now = slots[0]?.at;
    if (now === undefined) return;
    await this.ready();
    const client = await respond(this.pool.connect());
    try {
      await client.query('begin');
      // One host at a time, so that a reader who has seen an id finds only larger ones later.
      await client.query('lock table releases.health in share row exclusive mode');
      await client.query(
        'insert into releases.health (at, host, slot) select $1, $2, slot from json_array_elements($3) as slot',
        [now, host, JSON.stringify(slots)],
      );
      await client.query('delete from releases.health where at < $1', [now - KEPT_FOR]);
      await client.query('commit');
      client.release();
    } catch (error) {
      // The connection may be in a transaction, or broken.
      client.release(true);
      throw error;
    }
  }

  followSlots() {
    let last = '0';
    const query = `select id, slot::text from releases.health where id > $1 order by id limit ${SLOTS}`;
    const next = () => this.query<{ id: string; slot: string }>(query, [last]);
    return async function* added() {
      for (let rows = await next(); rows.length; rows = await next())
        for (const { id, slot: text } of rows) {
          last = id;
          const slot = slotOf(text);
          if (slot) yield slot;
        }
    };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** Takes the lock on a session of its own for the time of the work. */
  private async withSession<T>(
    lock: typeof REGISTRY,
    work: (client: pg.Client, assertHeld: Lock['assertHeld']) => Promise<T>,
  ): Promise<T> {
    await this.ready();
    const client = new pg.Client({ ...connectionOf(this.url), query_timeout: LOCK_WAIT + QUERY_TIMEOUT });
    client.on('error', () => {});
    let renewal: NodeJS.Timeout | undefined;
    try {
      await respond(client.connect());
      await respond(takeLock(client, lock));
      renewal = setInterval(() => void client.query('select 1').catch(() => {}), LOCK_RENEWED);
      return await work(client, () => held(client.query('select 1')));
    } finally {
      clearInterval(renewal);
      // The end of the session releases the lock.
      await client.end().catch(() => {});
    }
  }

  private async readDocument(column: 'document' | 'previous'): Promise<Registry> {
    const text = await this.readText(column);
    if (text === null) return noRegistry();
    return parseRegistry(
      text,
      (reason) =>
        `releases.registry in the database is damaged (${reason}). Running hosts keep serving their compositions. Set document to previous, the registry before its last change, and repeat that change`,
    );
  }

  private async readText(column: 'document' | 'previous' | 'next'): Promise<string | null> {
    const [row] = await this.query<{ text: string | null }>(`select ${column}::text as text from releases.registry`);
    return row?.text ?? null;
  }

  private async readMark(): Promise<string> {
    const [row] = await this.query<{ changes: string }>('select changes from releases.registry');
    return row?.changes ?? 'missing';
  }

  private async query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    await this.ready();
    const { rows } = await respond(this.pool.query(text, values));
    return rows as Row[];
  }

  /** Creates the schema before the first query; again if that failed. */
  private ready(): Promise<void> {
    this.schema ??= respond(createSchema(connectionOf(this.url))).catch((error: unknown) => {
      this.schema = undefined;
      throw error;
    });
    return this.schema;
  }
}

const connectionOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  keepAlive: true,
  application_name: 'releases',
});

/** Rejects with a `StateUnavailableError` if the server does not respond, or rejects the query. */
const respond = <T>(response: Promise<T>): Promise<T> =>
  response.catch((error: Error) => {
    if (error instanceof ReleaseError) throw error;
    throw new StateUnavailableError(
      `The database of DATABASE_URL cannot be used (${error.message}): check it, then try again`,
    );
  });

/** Rejects with a `ReleaseError` if the session with the lock has ended. */
async function held(query: Promise<unknown>): Promise<void> {
  await query.catch((error: Error) => {
    throw new ReleaseError(
      `The session with the lock has ended (${error.message}): see "remotes list" for what has changed, and run the command again`,
    );
  });
}

/** Takes the lock on the session of the client. A machine that has vanished loses it by the server's keepalives. */
async function takeLock(client: pg.Client, { key, busy }: typeof REGISTRY) {
  await client.query(
    `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
     set idle_session_timeout = ${LOCK_LOST_AFTER}; set idle_in_transaction_session_timeout = ${LOCK_LOST_AFTER};
     set lock_timeout = ${LOCK_WAIT}`,
  );
  await client.query('select pg_advisory_lock($1)', [key]).catch((error: pg.DatabaseError) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new ReleaseError(`${busy}: wait until it ends, then run the command again`);
  });
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Before the first change no host serves anything that could be replaced. */
async function announceRegistry(client: pg.Client, next: Registry) {
  await client.query('update releases.registry set next = $1, changes = changes + 1', [registryText(next)]);
  await client.query('notify releases');
}

/** On the session with the lock, so that it fails as a whole without the lock. */
async function replaceRegistry(client: pg.Client, next: Registry, before: Registry, entries: HistoryEntry[]) {
  await client.query('begin');
  await client.query(
    `insert into releases.registry (document, previous, changes) values ($1, $2, 1)
     on conflict (singleton) do update
     set document = excluded.document, previous = excluded.previous, next = null, changes = registry.changes + 1`,
    [registryText(next), registryText(before)],
  );
  await client.query('insert into releases.history (entry) select entry from json_array_elements($1) as entry', [
    JSON.stringify(entries),
  ]);
  await client.query('notify releases');
  await client.query('commit');
}
