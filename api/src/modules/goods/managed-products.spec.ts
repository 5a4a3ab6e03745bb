import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import type { ManagedProduct, ManagedProductRow } from '@site/contracts/manage-goods';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedium } from '../../../test/media-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const ARTICLE = '901SL-0080';
const idOf = async (article: string): Promise<number> =>
  (await api.manage('GET', `/products/list/?search=${article}`)).json().items[0].id;
const shown = async (id: number): Promise<ManagedProduct> => (await api.manage('GET', `/products/${id}/`)).json();
const change = (id: number, body: object, author = 'Товарова Тая') =>
  api.manage('PUT', `/products/${id}/`, body, { [MANAGE_AUTHOR_HEADER]: encodeURIComponent(author) });

test('changes price, stock and texts of one product on its page and in lists, with a history, and is undone as an import', async () => {
  const id = await idOf(ARTICLE);
  const { values, slug, categories, decisions } = await shown(id);
  expect(decisions).toEqual([]);
  expect(categories.find((one) => one.slug === values.category)!.name).toMatch(/ › /);

  const given = { price: 77_770, stock_state: 'in_stock', stock_qty: 41, short_description: 'Тихий привод.' };
  const base = Object.fromEntries(Object.keys(given).map((name) => [name, values[name as keyof typeof values]]));
  const answer = await change(id, { ...given, base });
  expect(answer.json()).toMatchObject({ values: { ...values, ...given } });
  const [made] = answer.json().decisions;
  expect(made).toMatchObject({ at: api.now().toISOString(), author: 'Товарова Тая', action: 'change' });
  expect(made.text).toContain(`Цена: ${values.price} → 77770`);
  expect(made.text).toContain(`Остаток: ${values.stock_qty} → 41`);
  api.wait(6_000);
  const { product } = (await api.get(`/api/product/${slug}/`)).json().pagedata;
  expect(product).toMatchObject({ price: { retail: 77_770 }, short_description: 'Тихий привод.' });

  await api.manage('POST', '/products/undo/', {});
  const undone = await shown(id);
  expect(undone.values).toEqual(values);
  expect(undone.decisions[0]!.text).toContain('отменено');
});

test('changes the photographs of a product, in their order', async () => {
  const id = await idOf(ARTICLE);
  for (const name of ['first.jpg', 'second.jpg']) await addMedium(api, name);
  const { values, media } = await shown(id);
  expect([values.photos, values.turn, media]).toEqual([[], [], []]);
  const photos = ['second.jpg', 'first.jpg'];
  const changed = await change(id, { photos, base: { photos: [] } });
  expect(changed.json()).toMatchObject({ values: { photos } });
  expect(
    changed
      .json()
      .media.map(({ name }: { name: string }) => name)
      .sort(),
  ).toEqual(photos.toSorted());
  const wrong = await change(id, { turn: photos, base: { turn: [] } });
  expect(Object.keys(wrong.json().fields)).toEqual(['turn']);
  const missing = await change(id, { photos: ['none.jpg'], base: { photos } });
  expect(missing.json().fields.photos).toContain('none.jpg');
  const stale = await change(id, { photos: [], base: { photos: photos.toReversed() } });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'edited_meanwhile']);
  await api.manage('POST', '/products/undo/', {});
});

test('keeps the change of a colleague, unless it is to another field', async () => {
  const id = await idOf(ARTICLE);
  const { values } = await shown(id);
  await change(id, { price: 60_000, base: { price: values.price } }, 'Ценова Инна');

  const stale = await change(id, { price: 61_000, base: { price: values.price } });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'edited_meanwhile']);
  expect(stale.json().message).toContain('Ценова Инна');
  expect(stale.json().data.values).toEqual({ ...values, price: 60_000 });

  const other = await change(id, { warranty_months: 60, base: { warranty_months: values.warranty_months } });
  expect(other.json().values).toMatchObject({ price: 60_000, warranty_months: 60 });
});

test('names the field of a mistake, and writes nothing', async () => {
  const id = await idOf(ARTICLE);
  const { values } = await shown(id);
  const missing = await change(id, {
    ...{ category: 'no-such-category', price: 1, base: { category: values.category, price: values.price } },
  });
  expect(missing.statusCode).toBe(400);
  expect(Object.keys(missing.json().fields)).toEqual(['category']);
  expect((await change(id, { price: 0, base: { price: values.price } })).json().fields).toHaveProperty('price');
  expect((await shown(id)).values).toEqual(values);
  expect((await api.manage('GET', '/products/999999/')).statusCode).toBe(404);
});

test('adds a hidden product with an address from its name, shows it later, and refuses a known article', async () => {
  const {
    published: _published,
    photos: _photos,
    turn: _turn,
    videos: _videos,
    ...values
  } = (await shown(await idOf(ARTICLE))).values;
  const product = { ...values, article: '990XX-0007', name: 'Привод проба XX-7' };
  const add = (body: object) => api.manage('POST', '/products/', body);
  const added: ManagedProduct = (await add(product)).json();
  expect(added).toMatchObject({ article: '990XX-0007', slug: 'privod-proba-xx-7', values: { published: false } });
  expect(added.decisions).toMatchObject([{ action: 'add', author: 'Заказова Зоя' }]);
  const page = `/api/product/${added.slug}/`;
  api.wait(6_000);
  expect((await api.get(page)).statusCode).toBe(404);
  await change(added.id, { published: true, base: { published: false } });
  api.wait(6_000);
  expect((await api.get(page)).statusCode).toBe(200);

  const again = await add({ ...product, name: 'Другой' });
  expect(again.statusCode).toBe(400);
  expect(Object.keys(again.json().fields)).toEqual(['article']);
  const { categories } = (await api.manage('GET', '/product-choices/')).json();
  expect(categories).toEqual(added.categories);
});

test('hides several products by one import, with one undo, or none of them', async () => {
  const items: ManagedProductRow[] = (await api.manage('GET', '/products/list/?sort=-stock')).json().items;
  const [first, second] = items.filter(({ published }) => published);
  const hide = (articles: string[]) =>
    api.manage('POST', '/products/import/', {
      products: articles.map((article) => ({ article, published: false })),
    });
  const published = async () => [(await shown(first!.id)).values.published, (await shown(second!.id)).values.published];

  const refused = await hide([first!.article, 'НЕТ-ТАКОГО']);
  expect(refused.statusCode).toBe(400);
  expect(await published()).toEqual([true, true]);

  const { number, withdrawn } = (await hide([first!.article, second!.article])).json();
  expect([withdrawn, await published()]).toEqual([2, [false, false]]);
  expect((await shown(first!.id)).decisions[0]).toMatchObject({ action: 'change', author: 'Заказова Зоя' });
  // Hidden ones stay as they are.
  expect((await hide([first!.article])).json()).toMatchObject({ number: null, unchanged: 1 });
  await api.manage('POST', `/products/undo/?number=${number}`, {});
  expect(await published()).toEqual([true, true]);
});
