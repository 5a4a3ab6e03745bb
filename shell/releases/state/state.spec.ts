import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Registry } from '@site/contracts/release';
import { hasPostgres, startPostgres, urlOf } from '@site/testing/postgres-server';
import pg from 'pg';
import type { HistoryEntry } from '../history.ts';
import { newDataDir } from '../testing/fake-site.ts';
import type { Slot } from '../watch/slots.ts';
import { FileState } from './file-state.ts';
import { PostgresState } from './postgres-state.ts';
import type { State } from './state.ts';

const registry = (version: string): Registry => ({
  schema: 'test',
  microFrontends: {
    shell: [
      { url: '/', metadata: { version, integrity: `sha256-${'A'.repeat(43)}=` }, extras: { release: 'release.json' } },
    ],
  },
});
const entry = (version: string): HistoryEntry => ({
  ...{ at: '2026-11-26T12:00:00.000Z', who: 'anna', action: 'activate', name: 'shell' },
  ...{ version, previous: null, traffic: 100 },
});
const host = (address: string) => ({ machine: 'one', pid: 1, address, compositions: ['a'] });
const slot = (at: number): Slot => ({ at, versions: { shell: '1' }, pages: { 'shell/x': { served: 1 } } });

/** Replaces the registry under the lock, with an entry in the history. */
const goLive = (state: State, version: string) =>
  state.withLock(async (lock) => lock.replaceRegistry(registry(version), await state.readRegistry(), [entry(version)]));
const versionOf = ({ microFrontends }: Registry) => microFrontends.shell?.[0]?.metadata.version;

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

let dataDir: string;
const opened: State[] = [];
beforeEach(async () => void (dataDir = await newDataDir()));
afterEach(async () => {
  await Promise.all(opened.splice(0).map((state) => state.close()));
  await rm(dataDir, { recursive: true, force: true });
});

/** The contract of every implementation. `open` returns the same state as another process gets it. */
function behavesAsState(openOne: () => State) {
  const open = () => {
    const state = openOne();
    opened.push(state);
    return state;
  };

  test('has no live release before the first change, then the last change and the one before', async () => {
    const [one, other] = [open(), open()];
    expect([await one.readRegistry(), await one.readPreviousRegistry()]).toMatchObject([
      { microFrontends: {} },
      { microFrontends: {} },
    ]);
    expect(await one.readHistory()).toMatchObject({ entries: [], damaged: [] });
    await goLive(one, '1.0.0');
    await goLive(other, '2.0.0');
    expect([versionOf(await one.readRegistry()), versionOf(await one.readPreviousRegistry())]).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
    expect((await other.readHistory()).entries).toEqual([entry('1.0.0'), entry('2.0.0')]);
  });

  test('runs one change at a time, and the next one after a failure', async () => {
    const [one, other] = [open(), open()];
    const steps: string[] = [];
    let next: Promise<unknown> | undefined;
    const failed = one.withLock(async () => {
      next = other.withLock(async () => void steps.push('second'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      steps.push('first');
      throw new Error('rejected');
    });
    await expect(failed).rejects.toThrow('rejected');
    await next;
    expect(steps).toEqual(['first', 'second']);
  });

  test('publishes for one process at a time, also during a change', async () => {
    const [one, other] = [open(), open()];
    const steps: string[] = [];
    await one
      .withLock(() =>
        one.withPublishingLock(async (lock) => {
          const next = other.withPublishingLock(async () => void steps.push('second'));
          await new Promise((resolve) => setTimeout(resolve, 300));
          await lock.assertHeld();
          steps.push('first');
          return { next };
        }),
      )
      .then(({ next }) => next);
    expect(steps).toEqual(['first', 'second']);
  });

  test('marks each change until it is closed', async () => {
    const [one, other] = [open(), open()];
    const closed = new AbortController();
    const marks = one.registryMarks(closed.signal);
    const first = (await marks.next()).value;
    await goLive(other, '1.0.0');
    let changed: string | undefined;
    for await (const mark of marks) {
      if (mark === first) continue;
      changed = mark;
      closed.abort();
    }
    expect(changed).toEqual(expect.any(String));
  });

  test('has the announced registry until the registry changes, and marks its announcement', async () => {
    const [one, other] = [open(), open()];
    await goLive(one, '1.0.0');
    expect(await other.readNextRegistry()).toBeUndefined();
    const closed = new AbortController();
    const marks = other.registryMarks(closed.signal);
    const first = (await marks.next()).value;
    await one.withLock(async (lock) => {
      await lock.announceRegistry(registry('2.0.0'));
      for await (const mark of marks) if (mark !== first) closed.abort();
      expect(versionOf((await other.readNextRegistry())!)).toBe('2.0.0');
      expect(versionOf(await other.readRegistry())).toBe('1.0.0');
      await lock.replaceRegistry(registry('2.0.0'), registry('1.0.0'), []);
    });
    expect(await other.readNextRegistry()).toBeUndefined();
    expect(versionOf(await other.readRegistry())).toBe('2.0.0');
  });

  test('has the last state of each host until it leaves', async () => {
    const [one, other] = [open(), open()];
    const [first, second] = [randomUUID(), randomUUID()];
    await one.writeHost(first, host('first'));
    await other.writeHost(second, host('second'));
    await one.writeHost(first, { ...host('first'), compositions: ['b'] });
    const hosts = await other.recentHosts();
    expect(hosts.toSorted((a, b) => a.address.localeCompare(b.address))).toEqual([
      { ...host('first'), compositions: ['b'] },
      host('second'),
    ]);
    await one.removeHost(first);
    expect(await other.recentHosts()).toEqual([host('second')]);
  });

  test('reads each count of all hosts once, and all again from the start', async () => {
    const [one, other] = [open(), open()];
    const now = Date.now();
    const added = one.followSlots();
    expect(await all(added())).toEqual([]);
    await one.appendSlots('one', [slot(now)]);
    await other.appendSlots('other', [slot(now), slot(now + 1)]);
    expect(await all(added())).toHaveLength(3);
    await one.appendSlots('one', [slot(now + 2)]);
    expect(await all(added())).toEqual([slot(now + 2)]);
    expect(await all(other.followSlots()())).toHaveLength(4);
  });

  test('removes counts that are no longer kept', async () => {
    const state = open();
    const now = Date.now();
    await state.appendSlots('one', [slot(now - 8 * 3_600_000)]);
    await state.appendSlots('one', [slot(now)]);
    expect(await all(state.followSlots()())).toEqual([slot(now)]);
  });
}

describe('files', () => {
  behavesAsState(() => new FileState(dataDir));
});

if (!hasPostgres) console.warn('PostgreSQL is not installed: the state of the releases is tested with files only');

(hasPostgres ? describe : describe.skip)('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  let databases = 0;
  beforeAll(async () => void (server = await startPostgres()));
  afterAll(() => server.remove());
  beforeEach(async () => {
    const name = `releases_${++databases}`;
    await sql(server.url, `create database ${name}`);
    url = urlOf(server.url, name);
  });
  const open = () => {
    const state = new PostgresState(url, dataDir);
    opened.push(state);
    return state;
  };

  behavesAsState(() => new PostgresState(url, dataDir));

  async function sql(address: string, text: string) {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }

  test('creates its schema once, although several processes begin together', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, n) => open().writeHost(randomUUID(), host(String(n)))));
    expect(await open().recentHosts()).toHaveLength(5);
  });

  test('uses a schema of a user who may not create one', async () => {
    await sql(url, 'create role releaser login; create schema releases authorization releaser');
    const limited = new URL(url);
    limited.username = 'releaser';
    const state = new PostgresState(limited.href, dataDir);
    opened.push(state);
    await goLive(state, '1.0.0');
    expect(versionOf(await state.readRegistry())).toBe('1.0.0');
  });

  test('changes nothing when the session with the lock has ended, and gives the lock to the next one', async () => {
    const [one, other] = [open(), open()];
    await goLive(one, '1.0.0');
    const lost = one.withLock(async (lock) => {
      await lock.assertHeld();
      await sql(url, `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`);
      await goLive(other, '2.0.0');
      await expect(lock.assertHeld()).rejects.toThrow('The session with the lock has ended');
      await lock.replaceRegistry(registry('3.0.0'), registry('1.0.0'), [entry('3.0.0')]);
    });
    await expect(lost).rejects.toThrow('The session with the lock has ended');
    expect(versionOf(await other.readRegistry())).toBe('2.0.0');
    expect((await other.readHistory()).entries).toHaveLength(2);
  });

  test('names a registry that this version cannot read', async () => {
    const state = open();
    await goLive(state, '1.0.0');
    await sql(url, `update releases.registry set document = '{"schema": 1}'`);
    await expect(state.readRegistry()).rejects.toThrow(
      /releases\.registry in the database is damaged .* Set document/s,
    );
  });

  test('keeps the served registry on this machine, and follows changes again after an outage', async () => {
    const state = open();
    await goLive(state, '1.0.0');
    expect(await state.keptRegistry()).toBeUndefined();
    await state.keepRegistry(await state.readRegistry());
    const closed = new AbortController();
    const marks = state.registryMarks(closed.signal);
    const before = (await marks.next()).value;
    await server.stop('SIGINT');
    let mark: string | undefined = before;
    while (mark !== undefined) mark = (await marks.next()).value;
    await expect(state.readRegistry()).rejects.toMatchObject({ name: 'StateUnavailableError' });
    expect(versionOf((await state.keptRegistry())!)).toBe('1.0.0');
    await server.start();
    while (mark === undefined) mark = (await marks.next()).value;
    expect(mark).toBe(before);
    await goLive(state, '2.0.0');
    while (mark === before) mark = (await marks.next()).value;
    closed.abort();
    await marks.next();
  });
});
