import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startPostgres, urlOf } from '@site/testing/postgres-server';
import { type Db, type Database, openEmbedded, openServer } from '../../api/src/db/database.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedIfEmpty } from '../../api/demo/seed.ts';
import { median, round } from './figures.ts';
import type { Measured, Task } from './sized-api.ts';

const ROUNDS = 40;
/** Statements that grow a database take minutes. */
const NO_LIMITS = { connection: 0, statement: 0, answer: 0 };

const formatted = new Intl.NumberFormat('en').format;
const log = (text: string) => console.error(text);

export interface SizesCompared {
  /** The compared items in the plural, such as "products". */
  noun: string;
  sizes: readonly [small: number, large: number];
  grow: (db: Db, size: number) => Promise<unknown>;
  /**
   * Requested from both. A page with `{n}` gets a new number every time, so its address is new, while the API's caches are
   * warm; any other page is requested after they have expired.
   */
  pages: readonly string[];
  /** A statement that changes one item: the first page is requested after it. */
  change?: string;
  /** Pages for which the large size may be at most `within` times slower. */
  bound: { pages: readonly string[]; within: number };
  /** In MB: memory that the API may take. */
  memory?: number;
  /** In `docs`. */
  file: string;
}

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

/** Fills a database of `size` items, on the server if there is one. */
async function fill({ grow }: SizesCompared, size: number, server: string | undefined): Promise<Settings> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sizes-'));
  const settings: Settings = { DATA_DIR };
  let database: Database;
  if (server) {
    const admin = await openServer(server, NO_LIMITS);
    await admin.runScript(`create database size_${size}`);
    await admin.close();
    settings.DATABASE_URL = urlOf(server, `size_${size}`);
    database = await openServer(settings.DATABASE_URL, NO_LIMITS);
  } else database = await openEmbedded(DATA_DIR);
  await migrate(database);
  await seedIfEmpty(database.db, new Date());
  await grow(database.db, size);
  await database.close();
  return settings;
}

/** Starts the API in a process of its own, so that its memory is its own. */
function start({ DATA_DIR, DATABASE_URL = '' }: Settings) {
  const api = fork(join(import.meta.dirname, 'sized-api.ts'), { env: { ...process.env, DATA_DIR, DATABASE_URL } });
  const exited = once(api, 'exit');
  return {
    async measure(task: Task): Promise<Measured> {
      api.send(task);
      const answered = once(api, 'message') as Promise<[Measured]>;
      const [measured] = await Promise.race([answered, exited.then(() => Promise.reject(new Error('The API exited')))]);
      return measured;
    },
    async stop() {
      if (api.connected) api.disconnect();
      await exited;
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Requests the pages of two APIs in turn, so that a drift of the machine affects both alike. */
export async function compareSizes(compared: SizesCompared) {
  const { noun, sizes, pages, change, bound } = compared;
  const postgres = hasPostgres ? await startPostgres() : undefined;
  const apis: ReturnType<typeof start>[] = [];
  try {
    for (const size of sizes) {
      log(`Building an API with ${formatted(size)} ${noun}`);
      apis.push(start(await fill(compared, size, postgres?.url)));
    }
    const inTurn = async (task: Task) => {
      const measured: Measured[] = [];
      for (const api of apis) measured.push(await api.measure(task));
      return measured;
    };
    const page = pages[0]!;
    const first = await inTurn({ page });
    const times = new Map(pages.map((each) => [each, sizes.map((): number[] => [])]));
    const refreshes = sizes.map((): number[] => []);
    // The first round is a warm-up.
    for (let index = 0; index <= ROUNDS; index++) {
      for (const each of pages)
        for (const [size, { ms }] of (await inTurn({ page: each })).entries())
          if (index > 0) times.get(each)![size]!.push(ms);
      if (!change) continue;
      await inTurn({ statement: change });
      for (const [size, { ms }] of (await inTurn({ page })).entries()) refreshes[size]!.push(ms);
    }
    const last = await inTurn({ page });

    const compareMedians = (name: string, bySize: number[][]) => {
      const [small, large] = bySize.map(median) as [number, number];
      return { page: name, small: round(small), large: round(large), ratio: round(large / small) };
    };
    const rows = [...times].map(([each, bySize]) => compareMedians(decodeURIComponent(each), bySize));
    const refreshed = change ? [compareMedians(`${page} after a change`, refreshes)] : [];
    const [smallName, largeName] = sizes.map((size) => `${formatted(size)}, ms`) as [string, string];
    console.table(
      Object.fromEntries(
        [...rows, ...refreshed].map(({ page: name, small, large, ratio }) => [
          name,
          { [smallName]: small, [largeName]: large, ratio },
        ]),
      ),
    );
    const startTimes = first.map(({ ms }) => Math.round(ms));
    const memory = last.map((measured) => Math.round(measured.memory));
    console.log(`first response after a start: ${startTimes.join(' and ')} ms`);
    console.log(`memory of the API: ${memory.join(' and ')} MB`);
    const file = join(import.meta.dirname, '../../docs', compared.file);
    const result = {
      node: process.version,
      database: postgres ? 'server' : 'embedded',
      ...{ sizes, rounds: ROUNDS, start: startTimes, memory, pages: [...rows, ...refreshed] },
    };
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
    log(`Written to ${file}`);
    const bounded = new Set(bound.pages.map(decodeURIComponent));
    const slow = rows.filter(({ page: name, ratio }) => bounded.has(name) && ratio > bound.within);
    if (slow.length)
      log(
        `More than ${bound.within} times slower with ${formatted(sizes[1])} ${noun}: ${slow.map((row) => row.page).join(', ')}`,
      );
    const isTooLarge = memory[1]! > (compared.memory ?? Infinity);
    if (isTooLarge)
      log(`The API takes ${memory[1]} MB with ${formatted(sizes[1])} ${noun}, more than ${compared.memory}`);
    if (slow.length || isTooLarge) process.exitCode = 1;
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await postgres?.remove();
  }
}
