import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { type Db, openDatabase } from '../../api/src/db/database.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedIfEmpty } from '../../api/src/db/seed.ts';
import { median } from './figures.ts';

const ROUNDS = 40;
/** Longer than anything that the API remembers, so that each answer is worked out again. */
const PAST_EVERY_MEMORY = 60_000;

const round = (value: number) => Math.round(value * 100) / 100;
const formatted = new Intl.NumberFormat('en').format;
const say = (text: string) => console.error(text);

export interface SizesCompared {
  /** What there is more of: «products». */
  what: string;
  sizes: readonly [small: number, large: number];
  grow: (db: Db, size: number) => Promise<unknown>;
  /**
   * Asked of both. `{n}` is another number every time: an address that nobody has asked for before, asked within the memory
   * of the API; any other is asked when that memory is over.
   */
  pages: readonly string[];
  /** Those of the pages that the large one may answer at most so many times slower. */
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
  const app = await buildApp(config, { database, now: () => new Date(time) });
  let asked = 0;
  const ask = async (page: string): Promise<number> => {
    const path = page.replace('{n}', String(10_000 + asked++));
    if (path === page) time += PAST_EVERY_MEMORY;
    const started = performance.now();
    const { statusCode } = await app.inject({
      url: `/api${path}`,
      headers: { [REQUEST_KEY_HEADER]: encodeRequestKey(config.REQUEST_PUBLIC_KEY, time) },
    });
    const ms = performance.now() - started;
    if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
    return ms;
  };
  return {
    ask,
    async stop() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Two APIs in one process, asked in turn: a drift of the machine meets both alike. */
export async function compareSizes(compared: SizesCompared) {
  const { what, sizes, pages, bound } = compared;
  const apis: Awaited<ReturnType<typeof start>>[] = [];
  for (const size of sizes) {
    say(`Building an API with ${formatted(size)} ${what}`);
    apis.push(await start(compared, size));
  }
  try {
    const first: number[] = [];
    for (const { ask } of apis) first.push(await ask(pages[0]!));
    const times = new Map(pages.map((page) => [page, sizes.map((): number[] => [])]));
    // The first round warms them up.
    for (let index = 0; index <= ROUNDS; index++)
      for (const page of pages)
        for (const [size, { ask }] of apis.entries()) {
          const ms = await ask(page);
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
    console.log(`first answer after a start: ${first.map(Math.round).join(' and ')} ms`);
    const file = join(import.meta.dirname, '../../docs', compared.file);
    const result = { node: process.version, sizes, rounds: ROUNDS, start: first.map(Math.round), pages: rows };
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
    say(`Written to ${file}`);
    const bounded = new Set(bound.pages.map(decodeURIComponent));
    const slow = rows.filter(({ page, ratio }) => bounded.has(page) && ratio > bound.within);
    if (slow.length) {
      say(
        `More than ${bound.within} times slower with ${formatted(sizes[1])} ${what}: ${slow.map(({ page }) => page).join(', ')}`,
      );
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
}
