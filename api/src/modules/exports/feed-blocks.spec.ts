import { gunzipSync } from 'node:zlib';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance } from '../../../test/chance.ts';
import { onServer, openTestDatabase } from '../../../test/prepared-database.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { ExportRepository } from './export-repository.ts';
import { Feed } from './feed.ts';

let database: Database;
let repository: ExportRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  repository = new ExportRepository(database.db);
});
afterAll(() => database.close());

const ROUNDS = 40;
type Roll = ReturnType<typeof chance>;

/** Changes of one to a few rows, chosen by the order of their hashes. */
const picked = (table: string, key: string, roll: Roll) =>
  sql.raw(
    `${key} in (select ${key} from ${table} order by md5(${key}::text || '${roll(1_000)}') limit ${1 + roll(3)})`,
  );
const products = (set: SQL, roll: Roll) => sql`update products set ${set} where ${picked('products', 'id', roll)}`;

const edits: Record<string, (roll: Roll) => SQL> = {
  'another price': (roll) => products(sql`price_retail = ${1 + roll(90_000)}`, roll),
  'no price': (roll) => products(sql`price_retail = null`, roll),
  'another state of stock': (roll) =>
    products(sql`stock_state = ${['in_stock', 'on_request', 'discontinued', 'low_stock'][roll(4)]}`, roll),
  'withdrawn and published': (roll) => products(sql`is_published = not is_published`, roll),
  'another name': (roll) => products(sql`name = ${`Привод «${roll(100)}» & <К°>`}`, roll),
  'another category': (roll) =>
    products(sql`category_id = (select id from categories order by id offset ${roll(20)} limit 1)`, roll),
  'hidden and visible category': (roll) =>
    sql`update categories set is_visible = not is_visible where ${picked('categories', 'id', roll)}`,
  'renamed category': (roll) =>
    sql`update categories set name = ${`Раздел ${roll(100)}`} where ${picked('categories', 'id', roll)}`,
  'renamed attribute': (roll) =>
    sql`update attributes set label = ${`Вес ${roll(100)}, кг`} where ${picked('attributes', 'code', roll)}`,
  'moved attribute': (roll) =>
    sql`update attributes set sort = ${roll(50)} where ${picked('attributes', 'code', roll)}`,
  'value changed': (roll) =>
    sql`update product_attributes set label = ${String(roll(500))}, num = ${roll(500) / 4} where ${picked('product_attributes', 'product_id', roll)}`,
  'values removed': (roll) =>
    sql`delete from product_attributes where ${picked('product_attributes', 'product_id', roll)}`,
  'product added': (roll) => sql`
    insert into products select (jsonb_populate_record(products, jsonb_build_object('id', (select max(id) + ${1 + roll(150)} from products),
      'slug', ${`new-${roll(1e9)}`}::text, 'article', ${`N-${roll(1e9)}`}::text))).* from products order by id limit 1`,
};

test.each([1, 2, 3])('equals a feed written at once, after random changes (%i)', async (seed) => {
  const roll = chance(seed);
  const feed = new Feed();
  const names = Object.keys(edits);
  const done: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const name = names[roll(names.length)]!;
    done.push(name);
    await database.db.execute(edits[name]!(roll));
    if (roll(3) === 0) continue;
    const shop = { legalName: 'ООО', origin: roll(10) ? 'https://site.test' : 'https://other.test' };
    const now = new Date(2026, 10, 1 + roll(20));
    const [kept, whole] = [await feed.write(repository, shop, now), await new Feed().write(repository, shop, now)];
    if (!kept.equals(whole)) expect([done, gunzipSync(kept).toString()]).toEqual([done, gunzipSync(whole).toString()]);
  }
});

test('renders only blocks with changed products again', async () => {
  const read: number[][] = [];
  const counted = new (class extends ExportRepository {
    override inSnapshot<T>(work: (repository: ExportRepository) => Promise<T>): Promise<T> {
      return repository.inSnapshot((snapshot) =>
        work(
          Object.assign(Object.create(snapshot) as ExportRepository, {
            forSale: (blocks: number[]) => (read.push(blocks), snapshot.forSale(blocks)),
          }),
        ),
      );
    }
  })(database.db);
  const feed = new Feed();
  const write = () => feed.write(counted, { legalName: 'ООО', origin: 'https://site.test' }, new Date());
  await write();
  expect(read.flat().length).toBeGreaterThan(3);
  read.length = 0;
  await write();
  expect(read).toEqual([]);
  await database.db.execute(sql`update products set price_retail = 77777 where id = 1`);
  await write();
  expect(read).toEqual([[0]]);
});

const onServerOnly = onServer ? test : test.skip;
onServerOnly('has a change that commits after later ones', async () => {
  const feed = new Feed();
  const write = async () =>
    gunzipSync(await feed.write(repository, { legalName: 'ООО', origin: 'https://site.test' }, new Date())).toString();
  const change = (db: Database['db'], id: number, price: number) =>
    db.execute(sql`update products set price_retail = ${price}, is_published = true, stock_state = 'in_stock',
      category_id = (select id from categories where is_visible limit 1) where id = ${id}`);
  const [first, second] = await rowsOf<{ id: number }>(
    database.db.execute(sql`select id from products order by id limit 2`),
  );
  await database.db.transaction(async (late) => {
    await change(late, first!.id, 123_451);
    await change(database.db, second!.id, 123_452);
    expect(await write()).toContain('<price>123452</price>');
  });
  expect(await write()).toContain('<price>123451</price>');
});
