import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { growCatalog } from '../../api/seed/large-catalog.ts';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/db/database.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { seedIfEmpty } from '../../api/src/db/seed.ts';

/** Category pages as visitors leave them: plain, filtered, sorted, further on. 24 products each. */
const CATEGORIES = [
  '/catalog/sliding-gates/',
  '/catalog/sliding-gates/?motor_voltage=24-v&price=20000-60000&sort=cheap',
  '/catalog/sliding-gates/?series=sl&series=titan&duty_cycle=100&sort=name',
  '/catalog/barriers/?boom_type=pryamaya-ovalnaya&passage_width=3-6&sort=expensive',
  '/catalog/parking-systems/?page=2',
  '/catalog/parking-systems/?device_kind=kassa&device_kind=kamera&sort=new',
  '/catalog/access-control/?availability=in_stock&country=rossiya&sort=cheap',
  '/catalog/spare-parts/?part_kind=plata&price=-30000',
];
/**
 * The same within the memory of the API, but at addresses that nobody has asked for before: {n} is another number every
 * time. What is remembered for all (the tree of categories) no longer hides what a list costs.
 */
const NEW_ADDRESSES = [
  '/catalog/sliding-gates/?motor_voltage=24-v&price={n}-60000&sort=cheap',
  '/catalog/barriers/?boom_type=pryamaya-ovalnaya&price={n}-300000&sort=name',
  '/catalog/parking-systems/?placement=ulitsa&price={n}-500000',
];
/** And what else a large catalogue could slow down. */
const OTHERS = [
  '/',
  '/product/privod-sl-80/',
  `/search/?query=${encodeURIComponent('привод для откатных ворот')}`,
  `/search/suggest/?query=${encodeURIComponent('шлагб')}&visit={n}`,
  `/search/suggest/?query=${encodeURIComponent('901sl')}&visit={n}`,
  `/search/suggest/?query=${encodeURIComponent('ghbdjl')}&visit={n}`,
];
const PAGES = [...CATEGORIES, ...NEW_ADDRESSES, ...OTHERS];
const SIZES = [500, 50_000];
const ROUNDS = 40;
/** Longer than anything that the API remembers, so that each answer is worked out again. */
const PAST_EVERY_MEMORY = 60_000;
/** What a category page of the large catalogue may take of the time of the small one's. */
const WITHIN = 2;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const round = (value: number) => Math.round(value * 100) / 100;
const say = (text: string) => console.error(text);

async function startCatalogue(products: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const database = await openDatabase(config);
  await migrate(database);
  await seedIfEmpty(database.db, new Date());
  await growCatalog(database.db, products, new Date());
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

const catalogues = [];
for (const size of SIZES) {
  say(`Building a catalogue of ${size} products`);
  catalogues.push(await startCatalogue(size));
}

try {
  const start: number[] = [];
  for (const { ask } of catalogues) start.push(await ask(PAGES[0]!));
  const times = new Map(PAGES.map((page) => [page, SIZES.map((): number[] => [])]));
  // Interleaved, so that a drift of the machine meets both catalogues alike; the first round warms them up.
  for (let index = 0; index <= ROUNDS; index++)
    for (const page of PAGES)
      for (const [size, { ask }] of catalogues.entries()) {
        const ms = await ask(page);
        if (index > 0) times.get(page)![size]!.push(ms);
      }

  const rows = [...times].map(([page, bySize]) => {
    const [small, large] = bySize.map(median) as [number, number];
    return { page: decodeURIComponent(page), small: round(small), large: round(large), ratio: round(large / small) };
  });
  console.table(
    Object.fromEntries(
      rows.map(({ page, small, large, ratio }) => [page, { '500, ms': small, '50 000, ms': large, ratio }]),
    ),
  );
  console.log(`first answer after a start, with the index read: ${start.map(Math.round).join(' and ')} ms`);
  const file = join(import.meta.dirname, '../../docs/bench-catalogue.json');
  await writeFile(
    file,
    `${JSON.stringify({ node: process.version, sizes: SIZES, rounds: ROUNDS, start: start.map(Math.round), pages: rows }, null, 2)}\n`,
  );
  say(`Written to ${file}`);
  const slow = rows.slice(0, CATEGORIES.length + NEW_ADDRESSES.length).filter(({ ratio }) => ratio > WITHIN);
  if (slow.length) {
    say(`More than ${WITHIN} times slower on ${SIZES.at(-1)} products: ${slow.map(({ page }) => page).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(catalogues.map((catalogue) => catalogue.stop()));
}
