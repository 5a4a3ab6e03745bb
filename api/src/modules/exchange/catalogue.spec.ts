import type { ProductLine } from '@site/contracts/manage-goods';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueXml, EXCHANGE, exchangeClient, GROUP, offersXml, STEEL } from '../../../test/exchange-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let client: ReturnType<typeof exchangeClient>;
beforeEach(async () => {
  api = await startTestApp(EXCHANGE);
  client = exchangeClient(api);
});
afterEach(() => api.close());

const send = (...given: Parameters<typeof catalogueXml>) => client.send('import.xml', catalogueXml(...given));

async function line(article: string): Promise<ProductLine | undefined> {
  for (let next: number | null = 0; next !== null;) {
    const part: { items: ProductLine[]; next: number | null } = (
      await api.manage('GET', `/products/?after=${next}`)
    ).json();
    const found = part.items.find((item) => item.article === article);
    if (found) return found;
    next = part.next;
  }
  return undefined;
}
const categories = async () => (await api.manage('GET', '/products/tree/')).json().categories as { slug: string }[];

const known = { id: 'c-80', article: '901SL-0080', name: 'Привод SL-80 из 1С' };
const added = {
  id: 'c-1',
  article: '999XX-0001',
  name: 'Привод XX-1',
  group: GROUP.sliding,
  properties: {
    Серия: 'XX',
    'Группа скидки': 'A',
    Гарантия: '24',
    'Макс. вес створки, кг': '500.5',
    Материал: STEEL,
    'Цвет упаковки': 'синий',
  },
};

test('adds products with their groups, and changes known ones by article, then by identifier', async () => {
  expect((await send([known, added])).split('\n')).toEqual([
    'success',
    'Добавлено 3, изменено 1, снято 0, без изменений 0',
    'Свойства не загружены, на сайте нет таких характеристик: «Цвет упаковки»',
  ]);
  const { category: own, ...before } = (await line('901SL-0080'))!;
  expect(before).toMatchObject({ name: expect.stringContaining('SL-80 из'), unit: 'шт.' });
  const product = await line('999XX-0001');
  expect(product).toMatchObject({
    ...{ category: 'novye-otkatnye', series: 'XX', discount_group: 'A', warranty_months: 24, unit: 'шт.' },
    short_description: 'Описание: прочный привод',
    attributes: { 'Макс. вес створки, кг': ['500,5'], Материал: ['сталь'] },
  });
  expect(await categories()).toContainEqual(
    expect.objectContaining({ slug: 'novye-otkatnye', parent: 'privody-iz-1s', name: expect.stringMatching(/^Новые/) }),
  );
  expect((await categories()).some(({ slug }) => slug.startsWith('materialy'))).toBe(false);
  api.wait(6_000);
  expect((await api.get('/api/catalog/privody-iz-1s/')).body).toContain('999XX-0001');
  expect((await api.get('/api/search/?query=999XX-0001')).body).toContain('999XX-0001');

  // The prices of new products follow in offers.xml, by identifier.
  expect(await client.send('offers.xml', offersXml([{ id: added.id, price: '5000', stock: '4' }]))).toMatch(
    /^success\n.*изменено 1/,
  );
  expect(await line('999XX-0001')).toMatchObject({ price: 5000, stock_state: 'in_stock', stock_qty: 4 });
  expect(await send([{ id: 'c-80', name: 'Привод SL-80', unit: 'м' }], { group: 'Приводы' })).toMatch(
    // The product, and the category of the renamed group.
    /^success\nДобавлено 0, изменено 2/,
  );
  expect(await line('901SL-0080')).toMatchObject({ unit: 'м', category: own });
  expect(await categories()).toContainEqual(
    expect.objectContaining({ slug: 'privody-iz-1s', name: expect.stringMatching(/^Приводы$/) }),
  );
});

test('leaves absent products in a file of changes, and withdraws those of 1C that a whole catalogue lacks', async () => {
  await send([known, added], { changesOnly: false });
  expect(await send([known])).toContain('снято 0');
  expect(await line('999XX-0001')).toMatchObject({ published: true });
  expect(await send([known], { changesOnly: false })).toContain('снято 1');
  expect(await line('999XX-0001')).toMatchObject({ published: false });
  // 1C has never sent this product.
  expect(await line('901SL-0050')).toMatchObject({ published: true });
  await send([known, added], { changesOnly: false });
  expect(await line('999XX-0001')).toMatchObject({ published: true });
  // The staff has withdrawn the product itself.
  await api.db.execute(sql`update products set is_published = false where article = '901SL-0080'`);
  await send([known, added], { changesOnly: false });
  expect(await line('901SL-0080')).toMatchObject({ published: false });
});

test('withdraws a deleted product, and publishes it when 1C has it again', async () => {
  await send([added]);
  expect(await send([{ ...added, deleted: true }])).toContain('снято 1');
  expect(await line('999XX-0001')).toMatchObject({ published: false });
  await send([added]);
  expect(await line('999XX-0001')).toMatchObject({ published: true });
});

test('withdraws nothing for an empty catalogue or for a part of one', async () => {
  await send([known, added]);
  expect(await send([], { changesOnly: false })).toBe('failure\nВ полном каталоге нет товаров');
  expect(await client.send('import0_1.xml', catalogueXml([known], { changesOnly: false }))).toMatch(
    /^success\n.*снято 0.*\n[^]*Товары, которых нет в файле, не сняты/,
  );
  expect(await line('999XX-0001')).toMatchObject({ published: true });
});

test('writes nothing when a new product lacks a column, and names it', async () => {
  const before = (await categories()).length;
  const answer = await send([known, { ...added, properties: { Серия: 'XX', Гарантия: 'долго' } }]);
  expect(answer).toMatch(/^failure\nСтрока \d+, товар 999XX-0001: «Гарантия»: «долго» — не целое число$/);
  expect((await send([known, { ...added, properties: { Серия: 'XX', Гарантия: '24' } }])).split('\n')).toEqual([
    'failure',
    '999XX-0001, «Группа скидки»: Заполните: строка новая',
  ]);
  expect((await send([{ ...added, properties: { ...added.properties, 'Группа скидки': 'Я' } }])).split('\n')).toEqual([
    'failure',
    expect.stringMatching(/^999XX-0001, «Группа скидки»: /),
  ]);
  expect(await categories()).toHaveLength(before);
  expect((await line('901SL-0080'))?.name).not.toContain('1С');
});

test('reports products without an article, and an article that has changed in 1C', async () => {
  await send([known]);
  expect(
    await send([
      { ...known, article: '901SL-0081' },
      { id: 'c-2', name: 'Гайка' },
    ]),
  ).toContain(
    ['Товаров без артикула: 1 (Гайка)', 'Артикул изменён в 1С, на сайте прежний: 1 (901SL-0080 → 901SL-0081)'].join(
      '\n',
    ),
  );
});
