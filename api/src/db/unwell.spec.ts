import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { onServer, openEmptyDatabase, urlOfDatabase } from '../../test/prepared-database.ts';
import { isDatabaseAway } from './availability.ts';
import { type Database, openServer, rowsOf } from './database.ts';

const LIMITS = { connection: 2_000, statement: 300, answer: 600 };

/** Another way to the server, on which nothing comes back once it is stopped: as of a machine that stands still. */
async function startWay(url: string) {
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

describe.skipIf(!onServer)('a server', () => {
  let close: () => Promise<unknown>;
  afterEach(() => close());

  async function open() {
    const owner = await openEmptyDatabase();
    const way = await startWay(await urlOfDatabase(owner));
    const database = await openServer(way.url, LIMITS);
    close = async () => {
      way.stop(false);
      await database.close();
      way.close();
      await owner.close();
    };
    return { owner, way, database };
  }
  const backend = async ({ db }: Pick<Database, 'db'>) =>
    (await rowsOf<{ pid: number }>(db.execute(sql`select pg_backend_pid() as pid`)))[0]?.pid;

  test.each(['alone', 'in a transaction'])('that has become a standby is left by the connection (%s)', async (how) => {
    const { owner, database } = await open();
    await owner.runScript('create table notes (n int)');
    const before = await backend(database);
    await database.runScript('set default_transaction_read_only = on');
    const write = sql`insert into notes values (1)`;
    const error = await failure(
      how === 'alone' ? database.db.execute(write) : database.db.transaction((tx) => tx.execute(write)),
    );
    expect(isDatabaseAway(error)).toBe(true);

    expect(await backend(database)).not.toBe(before);
    await database.db.execute(write);
  });

  test('ends a statement that takes too long, and goes on', async () => {
    const { database } = await open();
    const error = await failure(database.db.execute(sql`select pg_sleep(30)`));
    expect(isDatabaseAway(error)).toBe(true);
    expect(await one(database)).toBe(1);
  });

  test.each(['alone', 'in a transaction'])('that has stopped is given up, and found again (%s)', async (how) => {
    const { way, database } = await open();
    await one(database);
    const error = await failure(
      how === 'alone'
        ? (way.stop(true), one(database))
        : database.db.transaction(async (tx) => {
            await one({ db: tx });
            way.stop(true);
            await one({ db: tx });
          }),
    );
    expect(isDatabaseAway(error)).toBe(true);

    way.stop(false);
    expect(await one(database)).toBe(1);
  });
});
