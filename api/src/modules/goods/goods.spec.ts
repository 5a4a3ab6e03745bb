import type { GoodsImport, GoodsReport, ProductLine } from '@site/contracts/manage-goods';
import * as xlsx from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { EXCHANGE, exchangeClient, offersXml } from '../../../test/exchange-calls.ts';
import { addMedium, addVideo, formOf, photo, STEP } from '../../../test/media-calls.ts';
import { openEmptyDatabase } from '../../../test/prepared-database.ts';

let api: TestApp;
beforeEach(async () => {
  api = await startTestApp();
});
afterEach(() => api.close());

type Given = Partial<GoodsImport>;
const send = (path: string, given: Given) => api.manage('POST', `/products/${path}/`, given);
async function done(path: string, given: Given = {}): Promise<GoodsReport> {
  const response = await send(path, given);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}
const refused = async (given: Given) => {
  const response = await send('check', given);
  expect(response.statusCode).toBe(400);
  return response.json().fields as Record<string, string>;
};

async function exported(from: TestApp): Promise<Required<GoodsImport>> {
  const products: ProductLine[] = [];
  for (let next: number | null = 0; next !== null;) {
    const part: { items: ProductLine[]; next: number | null } = (
      await from.manage('GET', `/products/?after=${next}`)
    ).json();
    products.push(...part.items);
    next = part.next;
  }
  return { ...(await from.manage('GET', '/products/tree/')).json(), products, replace: false };
}

const tables = [
  'attributes',
  'categories',
  'products',
  'product_categories',
  'product_attributes',
  'product_relations',
  'product_photos',
  'product_turns',
  'product_films',
  'product_files',
];
/** All rows of the catalogue. */
async function catalogue(of: TestApp) {
  const rows = await Promise.all(
    tables.map((table) =>
      rowsOf<{ row: object }>(
        of.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by t::text`),
      ),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]!.map(({ row }) => row)]));
}

test('changes nothing when it imports its own export', async () => {
  const before = await catalogue(api);
  const all = await exported(api);
  expect(all.products.length).toBeGreaterThan(250);
  expect(await done('import', { ...all, replace: true })).toEqual({
    ...{ number: null, added: 0, changed: 0, withdrawn: 0, changes: [] },
    unchanged: all.products.length + all.categories.length + all.attributes.length,
  });
  expect(await catalogue(api)).toEqual(before);
});

/** A page without the pictures, and what other data than the import gives it. */
function comparable(page: string): unknown {
  const { pagedata } = JSON.parse(page);
  const drop = new Set([
    'documents',
    'videos',
    'questions',
    'bought_together',
    'image',
    'picture',
    'pictures',
    'parts_picture',
    'parts_areas',
  ]);
  return JSON.parse(JSON.stringify(pagedata), (name, value) =>
    drop.has(name) ? undefined : ['id', 'parent_id'].includes(name) ? 0 : value,
  );
}

test('makes the same pages in an empty production database', async () => {
  const all = await exported(api);
  const database = await openEmptyDatabase();
  const other = await startTestApp({ NODE_ENV: 'production' }, { database, isEmpty: true });
  try {
    const { statusCode, body } = await other.manage('POST', '/products/import/', all);
    expect([statusCode, body]).toEqual([
      200,
      expect.stringContaining(`"added":${all.products.length + all.categories.length + all.attributes.length}`),
    ]);
    other.wait(6_000);
    const sample = all.categories.flatMap(({ slug }) =>
      all.products.filter(({ category }) => category === slug).slice(0, 2),
    );
    expect(sample.length).toBeGreaterThan(50);
    for (const path of [
      ...all.categories.map(({ slug }) => `/catalog/${slug}/`),
      ...sample.map(({ slug }) => `/product/${slug}/`),
    ]) {
      const [here, there] = [await api.get(`/api${path}`), await other.get(`/api${path}`)];
      expect([path, there.statusCode]).toEqual([path, 200]);
      expect(comparable(there.body)).toEqual(comparable(here.body));
    }
    expect((await other.get(`/media/product/${sample[0]!.slug}.svg`)).statusCode).toBe(200);
  } finally {
    await other.close();
    await database.close();
  }
});

const added: ProductLine = {
  article: '999XX-0001',
  name: 'Привод Проба XX-1, до 500 кг',
  series: 'XX',
  category: 'sliding-home',
  short_description: 'Для пробы.',
  discount_group: 'A',
  warranty_months: 24,
  attributes: { 'Макс. вес створки, кг': ['500'], Материал: ['сталь'] },
  key_attributes: ['Макс. вес створки, кг'],
  accessories: ['901SL-0080'],
};

test('reports all errors at once, by row and column, and writes nothing', async () => {
  const before = await catalogue(api);
  const wrong: Given = {
    attributes: [{ code: 'ip', type: 'text' }],
    categories: [
      { slug: 'nowhere', name: 'Нигде' },
      { slug: 'sliding-gates', parent: 'sliding-home' },
    ],
    products: [
      { ...added, category: 'net-takoy', accessories: ['НЕТ-1'], successor: added.article },
      { article: '901SL-0080', attributes: { 'Макс. вес створки, кг': ['много'], Запах: ['резкий'] } },
      { article: '901SL-0080', price: 5 },
      { article: '901sl 0080', price: 5 },
      { article: '901SL-0050', slug: 'reyka-rg-4n' },
      { article: '901BL-0160', attributes: { 'Диагональ экрана': ['7'] } },
    ],
  };
  expect(await refused(wrong)).toMatchObject({
    'attributes.0.type': 'Вид существующей характеристики не меняется',
    'categories.0.intro': 'Заполните: строка новая',
    'categories.1.parent': 'Категория оказалась бы внутри самой себя',
    'products.0.category': 'Нет категории net-takoy',
    'products.0.accessories': 'Нет товаров с артикулом НЕТ-1',
    'products.0.successor': 'Товар ссылается на самого себя',
    'products.1.attributes.Макс. вес створки, кг': '«много» — не число',
    'products.1.attributes.Запах': 'Нет такой характеристики',
    'products.2.article': '901SL-0080 уже есть в другой строке',
    'products.3.article': 'Уже есть похожий: 901SL-0080',
    'products.3.name': 'Заполните: строка новая',
    'products.4.slug': expect.stringContaining('Адрес reyka-rg-4n — у товара'),
    'products.5.attributes.Диагональ экрана': expect.stringContaining('несколько характеристик'),
  });
  expect((await send('import', wrong)).statusCode).toBe(400);
  expect(await catalogue(api)).toEqual(before);
});

test('names the row and the column of an address that is free only after another row', async () => {
  const { products } = await exported(api);
  const [one, other] = products.filter(({ slug }) => slug);
  const before = await catalogue(api);
  const moved = {
    products: [
      { article: one!.article, slug: other!.slug },
      { article: other!.article, slug: 'other' },
    ],
  };
  const response = await send('import', moved);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'goods_taken',
      fields: { 'products.0.slug': expect.stringMatching(`^Адрес ${other!.slug} — у товара`) },
    }),
  ]);
  expect(await catalogue(api)).toEqual(before);
  await done('import', { products: moved.products.toReversed() });
});

test('reports values of an attribute that differ in letter case or spaces as one value', async () => {
  const attributes = { Материал: ['Сталь', 'сталь'], 'Макс. вес створки, кг': ['500', '500,0'] };
  expect(await refused({ products: [{ ...added, attributes }] })).toMatchObject({
    'products.0.attributes.Материал': '«Сталь» и «сталь» — одно и то же значение',
    'products.0.attributes.Макс. вес створки, кг': '«500» и «500,0» — одно и то же значение',
  });
});

test('adds and changes the given fields only, and an undo restores every row', async () => {
  const before = await catalogue(api);
  const given: Given = {
    categories: [
      { slug: 'proba', parent: 'sliding-gates', name: 'Проба', intro: 'Для пробы.' },
      { slug: 'sliding-kits', parent: null },
    ],
    products: [
      { ...added, category: 'proba', more_categories: ['swing-linear'] },
      {
        article: '901SL-0080',
        price: 99_990,
        attributes: { 'Макс. вес створки, кг': ['900'] },
        analogs: [added.article],
      },
      { article: '901SL-0050', successor: added.article, published: false },
    ],
  };
  expect(await done('check', given)).toMatchObject({ number: null, added: 2, changed: 2, withdrawn: 1 });
  expect(await catalogue(api)).toEqual(before);
  const report = await done('import', given);
  expect(report).toMatchObject({ number: 1, added: 2, changed: 2, withdrawn: 1, unchanged: 0 });
  expect(report.changes.find(({ key }) => key === '901SL-0080')?.fields).toContainEqual(
    expect.objectContaining({ name: 'price', after: 99_990 }),
  );
  api.wait(6_000);
  const page = (await api.get('/api/product/privod-proba-xx-1-do-500-kg/')).json().pagedata.product;
  expect(page).toMatchObject({ unit: 'шт.', category: { url: 'proba' }, key_attributes: [{ value: '500' }] });
  const changed = (await api.get('/api/search/?query=901SL-0080')).body;
  expect(changed).toContain('99990');
  const { product } = (await api.get('/api/product/privod-sl-80/')).json().pagedata;
  expect(product).toMatchObject({ price: { retail: 99_990 }, analogs: [{ article: added.article }] });
  expect(product.key_attributes[0]).toEqual({ label: 'Макс. вес створки, кг', value: '900' });
  expect((await api.get('/api/product/privod-sl-50/')).statusCode).toBe(404);
  for (const [slug, article] of [
    ['proba', added.article],
    ['sliding-gates', added.article],
    ['swing-gates', added.article],
  ])
    expect((await api.get(`/api/catalog/${slug}/?page=1-9`)).body).toContain(article);
  const made = (await api.manage('GET', '/decisions/?noun=products')).json().items;
  expect(made).toMatchObject([
    { author: 'Заказова Зоя', subject: '1', action: 'import', text: 'новых 2, изменено 2, снято 1' },
  ]);

  expect(await done('undo')).toMatchObject({ number: 1 });
  const after = await catalogue(api);
  const isNew = (row: object) => JSON.stringify(row).match(/999XX-0001|"proba"/) !== null;
  expect(after.products!.filter((row) => !isNew(row))).toEqual(before.products);
  expect(after.products!.find(isNew)).toMatchObject({ is_published: false });
  expect(after.categories!.filter((row) => !isNew(row))).toEqual(before.categories);
  const { id } = after.products!.find(isNew) as { id: number };
  for (const table of ['product_categories', 'product_attributes', 'product_relations'])
    expect(after[table]!.filter((row) => (row as { product_id: number }).product_id !== id)).toEqual(before[table]);
  expect((await send('undo', {})).json().code).toBe('goods_undo');
});

test('refuses an undo when a later change touched a field of the import, and allows it otherwise', async () => {
  await done('import', { products: [{ article: '901SL-0080', price: 99_990 }] });
  await api.db.execute(sql`update products set price_retail = 88880, stock_qty = 3 where article = '901SL-0080'`);
  const response = await send('undo', {});
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    'Загрузку 1 нельзя отменить: после неё изменены 901SL-0080: «Цена»',
  ]);
  await api.db.execute(sql`update products set price_retail = 99990 where article = '901SL-0080'`);
  expect(await done('undo')).toMatchObject({ number: 1, changed: 1 });
});

test('withdraws the products that a replacing import does not name', async () => {
  const { products } = await exported(api);
  const [first, ...rest] = products;
  const report = await done('import', { products: rest.map(({ article }) => ({ article })), replace: true });
  expect(report).toMatchObject({
    added: 0,
    changed: 0,
    withdrawn: 1,
    changes: [{ key: first!.article, kind: 'withdrawn' }],
  });
  expect((await api.manage('GET', '/products/')).json().items[0]).toMatchObject({
    article: first!.article,
    published: false,
  });
});

test('gives products photographs and documents by file name, exports them, and takes them back with an undo', async () => {
  for (const name of ['a - b.jpg', 'c.jpg', 'd.pdf']) expect((await addMedium(api, name)).statusCode).toBe(200);
  await addMedium(api, 'm.step', STEP);
  const before = await catalogue(api);
  const fields = {
    photos: ['c.jpg', 'a - b.jpg'],
    documents: [
      { file: 'd.pdf', kind: 'passports' as const, title: 'Паспорт 5 м' },
      { file: 'm.step', kind: 'model' as const, title: 'Модель' },
    ],
  };
  const report = await done('import', { products: [{ article: '901SL-0080', ...fields }] });
  expect(report).toMatchObject({ changed: 1, changes: [{ fields: [{ name: 'photos', after: fields.photos }, {}] }] });
  const all = await exported(api);
  expect(all.products.find(({ article }) => article === '901SL-0080')).toMatchObject({
    photos: fields.photos,
    documents: [
      { file: 'd.pdf', kind: 'passports', title: expect.stringMatching(/^Паспорт 5\sм$/) },
      { file: 'm.step', kind: 'model', title: 'Модель' },
    ],
  });
  expect(await done('import', { ...all, replace: true })).toMatchObject({ number: null, changed: 0, withdrawn: 0 });

  const wrong = {
    products: [
      { article: '901SL-0080', photos: ['c.jpg', 'e.jpg', 'd.pdf'], documents: fields.documents },
      { article: '901SL-0050', photos: ['c.jpg', 'c.jpg'], documents: [{ ...fields.documents[0]!, file: 'c.jpg' }] },
    ],
  };
  expect(await refused(wrong)).toEqual({
    'products.0.photos': 'Нет файла e.jpg: сначала загрузите его',
    'products.1.photos': 'Файл указан дважды',
    'products.1.documents': 'c.jpg — не документ',
  });
  expect(await done('undo')).toMatchObject({ changed: 1 });
  expect(await catalogue(api)).toEqual(before);
});

test('gives a product photographs from all sides, which its page shows in order, and keeps them', async () => {
  const turn = Array.from({ length: 8 }, (_, index) => `turn-${index + 1}.jpg`);
  const content = await photo();
  for (const name of turn) expect((await addMedium(api, name, content)).statusCode).toBe(200);
  await addMedium(api, 'side.pdf');
  const before = await catalogue(api);
  await done('import', { products: [{ article: '901SL-0080', turn: turn.toReversed() }] });
  const all = await exported(api);
  expect(all.products.find(({ article }) => article === '901SL-0080')).toMatchObject({ turn: turn.toReversed() });
  expect(await done('import', { ...all, replace: true })).toMatchObject({ number: null, changed: 0 });
  api.wait(6_000);
  const { product } = (await api.get('/api/product/privod-sl-80/')).json().pagedata;
  expect(product.turn.map(({ src }: { src: string }) => /turn-(\d)-/.exec(src)?.[1]).join('')).toBe('87654321');
  const { items } = (await api.manage('GET', '/media/?search=turn-3.jpg')).json();
  expect(items).toMatchObject([{ used_by: ['901SL-0080'] }]);
  expect((await api.manage('POST', '/media/turn-3.jpg/remove/', {})).statusCode).toBe(409);
  const wrong = (names: string[]) => ({ products: [{ article: '901SL-0080', turn: names }] });
  expect(await refused(wrong([...turn, 'side.pdf']))).toMatchObject({
    'products.0.turn': 'side.pdf — не фотография',
  });
  expect(await refused(wrong(turn.slice(1)))).toMatchObject({
    'products.0.turn': 'Для поворота нужно не\u00a0меньше 8\u00a0фотографий',
  });
  expect(await done('undo')).toMatchObject({ changed: 1 });
  expect(await catalogue(api)).toEqual(before);
});

test('gives a product uploaded videos, which its gallery shows before those of the site', async () => {
  await addMedium(api, 'poster.jpg');
  for (const name of ['a.mp4', 'b.mp4']) expect((await addVideo(api, name)).statusCode).toBe(200);
  const before = await catalogue(api);
  const videos = ['b.mp4', 'a.mp4'];
  await done('import', { products: [{ article: '901SL-0080', videos }] });
  const all = await exported(api);
  expect(all.products.find(({ article }) => article === '901SL-0080')).toMatchObject({ videos });
  const page = async () => {
    api.wait(6_000);
    const { pagedata, seo } = (await api.get('/api/product/privod-sl-80/')).json();
    const { subjectOf } = seo.jsonld.find((part: Record<string, unknown>) => part['@type'] === 'Product');
    return { videos: pagedata.product.videos, described: subjectOf };
  };
  const shown = await page();
  const file = (name: string) => [{ type: 'video/mp4', src: expect.stringMatching(`^/media/file/${name}-`) }];
  expect(shown.videos.slice(0, 2)).toMatchObject([
    { title: 'Монтаж привода', description: '', seconds: 2, files: file('b'), poster: { alt: '' } },
    { files: file('a') },
  ]);
  expect(shown.described[0]).toMatchObject({ name: 'Монтаж привода', description: 'Монтаж привода', duration: 'PT2S' });
  const { items } = (await api.manage('GET', '/media/?search=a.mp4')).json();
  expect(items).toMatchObject([{ used_by: ['901SL-0080'] }]);
  expect((await api.manage('POST', '/media/a.mp4/remove/', {})).statusCode).toBe(409);
  await api.manage('POST', '/media/poster.jpg/replace/', formOf('b.jpg', await photo('#123456')));
  expect((await page()).videos[0].poster.src).not.toBe(shown.videos[0].poster.src);
  const captions = formOf('ru.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nСнимите крышку\n'));
  expect((await api.manage('POST', '/media/b.mp4/captions/', captions)).statusCode).toBe(200);
  const withCaptions = (await page()).videos.slice(0, 2).map((video: { captions: string | null }) => video.captions);
  expect(withCaptions).toEqual([expect.stringMatching('^/media/captions/b-'), null]);
  const wrong = { products: [{ article: '901SL-0080', videos: ['poster.jpg'], photos: ['a.mp4'] }] };
  expect(await refused(wrong)).toEqual({
    'products.0.videos': 'poster.jpg — не видео',
    'products.0.photos': 'a.mp4 — не фотография и не чертёж SVG',
  });
  expect(await done('undo')).toMatchObject({ changed: 1 });
  expect(await catalogue(api)).toEqual(before);
});

test('refuses an undo that would need a file removed since', async () => {
  await addMedium(api, 'c.jpg');
  await done('import', { products: [{ article: '901SL-0080', photos: ['c.jpg'] }] });
  await done('import', { products: [{ article: '901SL-0080', photos: [] }] });
  expect((await api.manage('POST', '/media/c.jpg/remove/', {})).statusCode).toBe(200);
  const response = await send('undo', {});
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    'Загрузку 2 нельзя отменить: после неё удалены файлы c.jpg',
  ]);
});

test('keeps the stock the sum of its warehouses, also when another sum comes alone', async () => {
  const article = '901SL-0080';
  const stockOf = async () => {
    const { items } = (await api.manage('GET', `/products/?after=0`)).json();
    const { stock_qty, stocks } = items.find((line: ProductLine) => line.article === article);
    return { stock_qty, stocks };
  };
  const before = await stockOf();
  const stocks = [
    { warehouse: 'Химки', qty: 3 },
    { warehouse: 'Брак', qty: 0 },
    { warehouse: 'Основной склад', qty: 9 },
  ];
  const split = { stock_qty: 12, stocks: [stocks[2], stocks[0]] };
  await done('import', { products: [{ article, stocks }] });
  expect(await stockOf()).toEqual(split);
  expect(await done('import', { products: [{ article, ...(await stockOf()) }] })).toMatchObject({ unchanged: 1 });
  expect(await done('import', { products: [{ article, stock_qty: 12 }] })).toMatchObject({ unchanged: 1 });
  expect(await refused({ products: [{ article, stock_qty: 5, stocks }] })).toEqual({
    'products.0.stock_qty': 'Остаток 5, а по складам 12',
  });
  expect(await refused({ products: [{ article, stocks: [stocks[0]!, stocks[0]!] }] })).toEqual({
    'products.0.stocks': 'Склад указан дважды',
  });
  await done('import', { products: [{ article, stock_qty: 5 }] });
  expect(await stockOf()).toEqual({ stock_qty: 5, stocks: [] });
  await done('undo');
  expect(await stockOf()).toEqual(split);
  await done('undo');
  expect(await stockOf()).toEqual(before);
});

test('shows prices and stock of an import and of 1C within five seconds on another machine', async () => {
  const other = await startTestApp(EXCHANGE, api);
  const { product } = (await api.get('/api/product/privod-sl-80/')).json().pagedata;
  const session = sessionOf(await api.put(`/api/cart/items/${product.id}/`, { qty: 1 })) ?? null;
  const withStock = [
    '/api/product/privod-sl-80/',
    `/api/catalog/${product.category.url}/?page=1-9`,
    '/api/search/?query=901SL-0080',
    '/api/cart/',
    '/catalog.xls',
  ];
  const addresses = [...withStock, '/api/support/price-list/retail/', '/catalog.xml'];
  const textOf = async (from: TestApp, path: string) => {
    const { headers, body, bytes } = await from.get(path, { session });
    const isWorkbook = headers['content-type'] === 'application/vnd.ms-excel';
    const sheet = () => xlsx.utils.sheet_to_csv(xlsx.read(bytes).Sheets['Прайс-лист']!, { rawNumbers: true });
    return (isWorkbook ? sheet() : body).replaceAll('\u00a0', ' ');
  };
  const showsSoon = async (where: TestApp, price: string, stock: string) => {
    for (const app of [api, other]) app.wait(5_000);
    for (const path of addresses) {
      const text = await textOf(where, path);
      expect([path, text.replaceAll(/(\d)\s(\d{3})(?!\d)/g, '$1$2')]).toEqual([path, expect.stringContaining(price)]);
      if (withStock.includes(path)) expect([path, text]).toEqual([path, expect.stringContaining(stock)]);
    }
  };
  const warm = [api, other].flatMap((app) => addresses.map((path) => textOf(app, path)));
  for (const text of await Promise.all(warm)) expect(text).not.toMatch(/77\s?773|88\s?884/);

  await done('import', { products: [{ article: '901SL-0080', price: 77_773, stock_state: 'on_request' }] });
  await showsSoon(other, '77773', 'Срок поставки уточняйте');

  const offer = { id: 'c0f0b7e3-1111-11ee-8000-00155d000080', article: '901SL-0080', price: '88884', stock: '200' };
  expect(await exchangeClient(other).send('offers.xml', offersXml([offer]))).toMatch(/^success/);
  await showsSoon(api, '88884', 'В наличии');
  await other.close();
});
