import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { type Db, openDatabase } from '../../api/src/db/database.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { demo } from '../../api/demo/index.ts';
import { seedIfEmpty } from '../../api/demo/seed.ts';
import { median } from './figures.ts';

const ROUNDS = 40;
/** Longer than the lifetime of any cache of the API, so that each response is computed again. */
const PAST_EVERY_CACHE = 60_000;

const round = (value: number) => Math.round(value * 100) / 100;
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
  /** Pages for which the large size may be at most `within` times slower. */
  bound: { pages: readonly string[]; within: number };
  /** In `docs`. */
  file: string;
}

async function start({ grow }: SizesCompared, size: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sizes-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const database = await openDatabase(config);
  await migrate(database);
  await seedIfEmpty(database.db, new Date());
  await grow(database.db, size);
  let time = Date.now();
  const app = await buildApp(config, { database, demo, now: () => new Date(time) });
  let requests = 0;
  const request = async (page: string): Promise<number> => {
    const path = page.replace('{n}', String(10_000 + requests++));
    if (path === page) time += PAST_EVERY_CACHE;
    const started = performance.now();
    const { statusCode } = await app.inject({
      url: `/api${path}`,
      headers: { [REQUEST_KEY_HEADER]: encodeRequestKey(config.REQUEST_PUBLIC_KEY, time) },
    });
    const ms = performance.now() - started;
    if (statusCode !== 200) throw new Error(`Expected 200 from ${path}, got ${statusCode}`);
    return ms;
  };
  return {
    request,
    async stop() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs two APIs in one process and requests them in turn, so that a drift of the machine affects both alike. */
export async function compareSizes(compared: SizesCompared) {
  const { noun, sizes, pages, bound } = compared;
  const apis: Awaited<ReturnType<typeof start>>[] = [];
  for (const size of sizes) {
    log(`Building an API with ${formatted(size)} ${noun}`);
    apis.push(await start(compared, size));
  }
  try {
    const first: number[] = [];
    for (const { request } of apis) first.push(await request(pages[0]!));
    const times = new Map(pages.map((page) => [page, sizes.map((): number[] => [])]));
    // The first round is a warm-up.
    for (let index = 0; index <= ROUNDS; index++)
      for (const page of pages)
        for (const [size, { request }] of apis.entries()) {
          const ms = await request(page);
          if (index > 0) times.get(page)![size]!.push(ms);
        }

    const rows = [...times].map(([page, bySize]) => {
      const [small, large] = bySize.map(median) as [number, number];
      return { page: decodeURIComponent(page), small: round(small), large: round(large), ratio: round(large / small) };
    });
    const [smallName, largeName] = sizes.map((size) => `${formatted(size)}, ms`) as [string, string];
    console.table(
      Object.fromEntries(
        rows.map(({ page, small, large, ratio }) => [page, { [smallName]: small, [largeName]: large, ratio }]),
      ),
    );
    console.log(`first response after a start: ${first.map(Math.round).join(' and ')} ms`);
    const file = join(import.meta.dirname, '../../docs', compared.file);
    const result = { node: process.version, sizes, rounds: ROUNDS, start: first.map(Math.round), pages: rows };
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
    log(`Written to ${file}`);
    const bounded = new Set(bound.pages.map(decodeURIComponent));
    const slow = rows.filter(({ page, ratio }) => bounded.has(page) && ratio > bound.within);
    if (slow.length) {
      log(
        `More than ${bound.within} times slower with ${formatted(sizes[1])} ${noun}: ${slow.map(({ page }) => page).join(', ')}`,
      );
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
}
