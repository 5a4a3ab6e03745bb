import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CategoryPageData, type Facet, PAGE_SIZE, type Sort, sorts } from '@site/contracts/catalog';
import { PageResponse } from '@site/contracts/page';
import { type SQL, sql } from 'drizzle-orm';
import { growCatalog } from '../../../../demo/large-catalog.ts';
import { chance } from '../../../../test/chance.ts';
import { onServer } from '../../../../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const A_SECOND = 1_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await growCatalog(api.db, 1_000, new Date('2026-11-21T09:00:00Z'));
  api.wait(5 * A_SECOND);
});
afterAll(() => api.close());

async function category(address: string): Promise<CategoryPageData> {
  const { pagedata } = PageResponse.parse((await api.get(`/api/catalog/${address}`)).json());
  if (pagedata.kind !== 'category') throw new Error(pagedata.kind);
  return pagedata;
}

type Choice = { code: string; query: string[]; test: SQL };

function choose(facet: Facet, roll: (below: number) => number): Choice {
  const { code } = facet;
  const has = (value: SQL) =>
    sql`exists (select 1 from product_facet_values v where v.product_id = p.id and v.code = ${code} and ${value})`;
  if (facet.type === 'flag') return { code, query: [`${code}=1`], test: has(sql`v.value = '1'`) };
  if (facet.type === 'range') {
    const from = facet.min + ((facet.max - facet.min) * roll(40)) / 100;
    const to = facet.max - ((facet.max - facet.min) * roll(40)) / 100;
    return { code, query: [`${code}=${from}-${to}`], test: has(sql`v.num between ${from} and ${to}`) };
  }
  const values = facet.options.map(({ value }) => value).filter(() => roll(3) === 0);
  const some = values.length ? values : [facet.options[0]!.value];
  return {
    code,
    query: some.map((value) => `${code}=${value}`),
    test: has(sql`v.value = any(${`{${some.map((value) => JSON.stringify(value)).join()}}`}::text[])`),
  };
}

const orders: Record<Sort, SQL> = {
  popular: sql`(stock_state = 'discontinued'), popularity desc, id`,
  cheap: sql`price_retail asc nulls last, popularity desc, id`,
  expensive: sql`price_retail desc nulls last, popularity desc, id`,
  name: sql`id`,
  new: sql`created_at desc, id desc`,
};

const matching = (slug: string, choices: Choice[]) => sql`
  from products p join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.category_id
  where c.slug = ${slug} and p.is_published ${sql.join(choices.map((choice) => sql` and ${choice.test}`))}`;

async function countInDatabase(slug: string, choices: Choice[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    api.db.execute(sql`select count(*)::int as count ${matching(slug, choices)}`),
  );
  return row!.count;
}

/** Compares a page with plain database queries. */
async function check(slug: string, plain: CategoryPageData, roll: (below: number) => number) {
  const choices = plain.facets.filter(() => roll(6) === 0).map((facet) => choose(facet, roll));
  const sort = sorts[roll(sorts.length)]!;
  const address = `${slug}/?${[...choices.flatMap(({ query }) => query), `sort=${sort}`].join('&')}`;
  const data = await category(address);

  expect([address, data.total]).toEqual([address, await countInDatabase(slug, choices)]);
  if (sort !== 'name') {
    const rows = await rowsOf<{ id: number }>(
      api.db.execute(sql`select p.id ${matching(slug, choices)} order by ${orders[sort]} limit ${PAGE_SIZE}`),
    );
    expect([address, data.products.map(({ id }) => id)]).toEqual([address, rows.map(({ id }) => id)]);
  }
  for (const facet of data.facets) {
    if (facet.type === 'range') continue;
    const others = choices.filter(({ code }) => code !== facet.code);
    const options = facet.type === 'flag' ? [{ value: '1', count: facet.count }] : facet.options;
    const option = options[roll(options.length)]!;
    const value = {
      type: 'list' as const,
      code: facet.code,
      label: '',
      options: [{ ...option, label: '', selected: false }],
    };
    const expected = await countInDatabase(slug, [...others, choose(value, () => 0)]);
    expect([address, facet.code, option.value, option.count]).toEqual([address, facet.code, option.value, expected]);
  }
}

test('returns the lists, totals and counts of the database for any filters', async () => {
  const roll = chance(20_261_121);
  for (const slug of [
    'sliding-gates',
    'barriers',
    'parking-systems',
    'access-control',
    'spare-parts',
    'bollards-automatic',
  ]) {
    const plain = await category(`${slug}/`);
    for (let turn = 0; turn < 8; turn++) await check(slug, plain, roll);
  }
});

test('sorts names alphabetically, with numbers by value', async () => {
  const names = (await category('sliding-home/?sort=name')).products.map(({ name }) => name);
  const collator = new Intl.Collator('ru', { numeric: true });
  expect(names).toEqual([...names].sort(collator.compare));
});

test('applies every change of the database within five seconds, and nothing else', async () => {
  const slug = 'barriers';
  const before = await category(`${slug}/`);
  const [first, second, third] = before.products;
  await api.db.execute(sql`update products set price_retail = 77, stock_state = 'expected' where id = ${first!.id}`);
  await api.db.execute(sql`update products set is_published = false where id = ${second!.id}`);
  await api.db.execute(
    sql`update product_attributes set value = 'titan', label = 'титан' where product_id = ${third!.id} and code = 'housing'`,
  );
  await api.db.execute(sql`delete from product_categories where product_id = ${before.products[3]!.id}`);
  await api.db.execute(sql`
    insert into products select (jsonb_populate_record(p, '{"id": 999999, "slug": "new", "article": "903ZZ-9999", "popularity": 99999, "price_retail": 78}')).*
    from products p where id = ${first!.id}`);
  await api.db.execute(
    sql`insert into product_categories select category_id, 999999 from product_categories where product_id = ${first!.id}`,
  );
  api.wait(5 * A_SECOND);

  const after = await category(`${slug}/`);
  expect(after.total).toBe(before.total - 2 + 1);
  expect(after.category.products_count).toBe(after.total);
  expect(after.products[0]!.id).toBe(999_999);
  expect((await category(`${slug}/?sort=cheap`)).products[0]!.id).toBe(first!.id);
  expect((await category(`${slug}/?housing=titan`)).products.map(({ id }) => id)).toEqual([third!.id]);
  const roll = chance(7);
  for (let turn = 0; turn < 8; turn++) await check(slug, after, roll);
});

// The embedded database has a single connection, which cannot run two transactions at a time.
(onServer ? test : test.skip)('applies a transaction that began before others and committed after them', async () => {
  const { products } = await category('bollards/');
  const [first, second] = products.map(({ id }) => id);
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`update products set price_retail = 11 where id = ${first}`);
    await api.db.execute(sql`update products set price_retail = 12 where id = ${second}`);
    api.wait(5 * A_SECOND);
    expect((await category('bollards/?sort=cheap')).products[0]!.id).toBe(second);
  });
  api.wait(5 * A_SECOND);
  expect((await category('bollards/?sort=cheap')).products.slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
});

test('restores the position of a republished product', async () => {
  const { products } = await category('turnstiles/');
  const { id } = products[0]!;
  const published = (shown: boolean) =>
    api.db.execute(sql`update products set is_published = ${shown} where id = ${id}`);
  await published(false);
  api.wait(5 * A_SECOND);
  expect((await category('turnstiles/')).products.map((product) => product.id)).not.toContain(id);
  await published(true);
  api.wait(5 * A_SECOND);
  expect((await category('turnstiles/')).products[0]!.id).toBe(id);
});
