import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { onServer, openEmptyDatabase, urlOfDatabase } from '../../test/prepared-database.ts';
import { isDatabaseUnavailable } from './availability.ts';
import { type Database, openServer, rowsOf } from './database.ts';

const LIMITS = { connection: 2_000, statement: 300, answer: 600 };

/** Starts a proxy to the server. Once stopped it forwards no data, like a machine that hangs. */
async function startProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let stopped = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy()));
    }
    near.on('data', (data) => stopped || far.write(data));
    far.on('data', (data) => stopped || near.write(data));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.port = String((server.address() as AddressInfo).port);
  here.search = ''; // No Unix socket, which would lead past the proxy.
  return {
    url: here.href,
    stop: (value: boolean) => (stopped = value),
    close: () => (sockets.forEach((socket) => socket.destroy()), server.close()),
  };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const one = async ({ db }: Pick<Database, 'db'>) => (await rowsOf<{ n: number }>(db.execute(sql`select 1 as n`)))[0]?.n;

describe.skipIf(!onServer)('PostgreSQL server', () => {
  let close: () => Promise<unknown>;
  afterEach(() => close());

  async function open() {
    const owner = await openEmptyDatabase();
    const proxy = await startProxy(await urlOfDatabase(owner));
    const database = await openServer(proxy.url, LIMITS);
    close = async () => {
      proxy.stop(false);
      await database.close();
      proxy.close();
      await owner.close();
    };
    return { owner, proxy, database };
  }
  const backend = async ({ db }: Pick<Database, 'db'>) =>
    (await rowsOf<{ pid: number }>(db.execute(sql`select pg_backend_pid() as pid`)))[0]?.pid;

  test.each(['alone', 'in a transaction'])('loses its connection when it becomes a standby (%s)', async (how) => {
    const { owner, database } = await open();
    await owner.runScript('create table notes (n int)');
    const before = await backend(database);
    await database.runScript('set default_transaction_read_only = on');
    const write = sql`insert into notes values (1)`;
    const error = await failure(
      how === 'alone' ? database.db.execute(write) : database.db.transaction((tx) => tx.execute(write)),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);

    expect(await backend(database)).not.toBe(before);
    await database.db.execute(write);
  });

  test('cancels a slow statement and keeps working', async () => {
    const { database } = await open();
    const error = await failure(database.db.execute(sql`select pg_sleep(30)`));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(await one(database)).toBe(1);
  });

  test.each(['alone', 'in a transaction'])('times out while it hangs and works again afterwards (%s)', async (how) => {
    const { proxy, database } = await open();
    await one(database);
    const error = await failure(
      how === 'alone'
        ? (proxy.stop(true), one(database))
        : database.db.transaction(async (tx) => {
            await one({ db: tx });
            proxy.stop(true);
            await one({ db: tx });
          }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);

    proxy.stop(false);
    expect(await one(database)).toBe(1);
  });
});
