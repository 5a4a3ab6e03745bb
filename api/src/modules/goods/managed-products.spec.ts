import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import { type ManagedProduct, type ManagedProductRow, NewProduct } from '@site/contracts/manage-goods';
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
  const { values } = await shown(await idOf(ARTICLE));
  const product = NewProduct.parse(
    Object.fromEntries(
      Object.keys(NewProduct.shape).map((name) => [name, { ...values, article: '990XX-0007' }[name as 'article']]),
    ),
  );
  product.name = 'Привод проба XX-7';
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

test('changes attributes on the page, in the filters, search and comparison, and keeps another one of a colleague', async () => {
  const id = await idOf(ARTICLE);
  const { values, attributes, slug } = await shown(id);
  const find = (code: string) => attributes.find((one) => one.code === code);
  expect(find('max_leaf_weight')).toEqual({
    ...{ code: 'max_leaf_weight', label: 'Макс. вес створки, кг', type: 'range', group: 'main', is_facet: true },
  });
  expect(find('turnstile_kind')).toMatchObject({ is_facet: false });
  expect((await api.manage('GET', '/attributes/motor_voltage/values/')).json().items).toContain('24\u00a0В');
  const weight = values.attributes.max_leaf_weight;
  const { encoder, duty_cycle } = values.attributes;
  const base = { attributes: { max_leaf_weight: weight, material: [], encoder, duty_cycle } };

  const wrong = await change(id, { attributes: { max_leaf_weight: ['много'], encoder: ['иногда'] }, base });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields).toEqual({
    'attributes.max_leaf_weight': '«много» — не число',
    'attributes.encoder': '«иногда» — не да и не нет',
  });

  const given = { max_leaf_weight: ['9 950'], material: ['титан', 'сталь'], encoder: [], duty_cycle: [] };
  const changed = await change(id, { attributes: given, base });
  expect(changed.json().values.attributes).toMatchObject({ max_leaf_weight: ['9\u00a0950'] });
  expect(changed.json().values.attributes.material.toSorted()).toEqual(['сталь', 'титан']);
  expect(changed.json().values.attributes).not.toHaveProperty('encoder');
  // A card does not keep an attribute that the product loses.
  const onCard = values.key_attributes.filter((label) => label !== find('duty_cycle')!.label);
  expect(onCard.length).toBe(values.key_attributes.length - 1);
  expect(changed.json().values.key_attributes).toEqual(onCard);
  expect(changed.json().decisions[0].text).toMatch(/Характеристика: Макс\. вес створки, кг: \d+ → 9.950/);

  // The first attributes are those of a colleague, this one is not.
  const speed = { leaf_speed: ['77'] };
  const other = await change(id, {
    attributes: speed,
    base: { attributes: { leaf_speed: values.attributes.leaf_speed } },
  });
  expect(other.json().values.attributes).toMatchObject({ ...speed, max_leaf_weight: ['9\u00a0950'] });
  const stale = await change(id, { attributes: { material: ['медь'] }, base: { attributes: { material: [] } } });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'edited_meanwhile']);
  expect(stale.json().data.values.attributes.material.toSorted()).toEqual(['сталь', 'титан']);

  api.wait(6_000);
  const { product } = (await api.get(`/api/product/${slug}/`)).json().pagedata;
  const onPage = (code: string) => product.attributes.filter((one: { code: string }) => one.code === code);
  expect(onPage('max_leaf_weight')).toMatchObject([{ value: '9\u00a0950' }]);
  expect([onPage('material').length, onPage('encoder')]).toEqual([2, []]);
  const category = (await api.get(`/api/catalog/${values.category}/?max_leaf_weight=9900-`)).json().pagedata;
  expect(category.products.map((one: { id: number }) => one.id)).toEqual([id]);
  expect(category.facets).toContainEqual(expect.objectContaining({ code: 'max_leaf_weight', max: 9_950 }));
  expect((await api.get(`/api/search/?query=${ARTICLE}`)).body).toContain('9\u00a0950');
  expect((await api.get(`/api/compare/?ids=${id}`)).body).toContain('титан');

  await api.manage('POST', '/products/undo/', {});
  await api.manage('POST', '/products/undo/', {});
  expect((await shown(id)).values).toEqual(values);
});

test('changes accessories, analogs, spare parts, kit and successor, in their order', async () => {
  const id = await idOf(ARTICLE);
  const { values, related, slug } = await shown(id);
  expect(related.length).toBeGreaterThan(0);
  const [first, second] = values.analogs;
  const { accessories, spare_parts: parts } = values;
  const given = {
    ...{ analogs: [second, first], accessories: accessories.toReversed(), successor: first },
    spare_parts: [{ ...parts[1]!, position: '77' }, parts[0]!],
    included_items: [{ name: 'Привод', qty: 3, unit: 'шт.' }],
    key_attributes: values.key_attributes.toReversed(),
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  const base = Object.fromEntries(names.map((name) => [name, values[name]]));
  const wrong = await change(id, {
    ...{ analogs: [first, first], accessories: ['НЕТ'], accessories_required: [ARTICLE] },
    base: { ...base, accessories_required: values.accessories_required },
  });
  expect(wrong.json().fields).toEqual({
    analogs: 'Артикул указан дважды',
    accessories: 'Нет товаров с артикулом НЕТ',
    accessories_required: 'Товар ссылается на самого себя',
  });

  const changed = await change(id, { ...given, base });
  expect(changed.json().values).toMatchObject(given);
  expect(changed.json().related.map(({ article }: { article: string }) => article)).toContain(first);
  expect((await change(id, { analogs: [], base })).statusCode).toBe(409);
  api.wait(6_000);
  const { product } = (await api.get(`/api/product/${slug}/`)).json().pagedata;
  expect(product.spare_parts.map(({ position }: { position: string }) => position)).toContain('77');
  expect(product.included_items).toEqual(given.included_items);
  await api.manage('POST', '/products/undo/', {});
  expect((await shown(id)).values).toEqual(values);
});

test('moves a product to another address, which the former one leads to, until an undo', async () => {
  const id = await idOf(ARTICLE);
  const { values, slug } = await shown(id);
  const redirected = async (from: string) => (await api.post('/api/fetch/check-redirect/', { url: from })).json().url;
  const move = (to: string, from: string) => change(id, { slug: to, base: { slug: from } });
  const page = async (at: string) => {
    api.wait(6_000);
    return (await api.get(`/api/product/${at}/`)).statusCode;
  };
  const other = await shown(await idOf('901SL-0050'));
  expect((await move(other.slug, slug)).json().fields.slug).toContain(other.article);
  expect((await move('Привод', slug)).json().fields).toHaveProperty('slug');
  // An editor's redirect would hide the product.
  const added = await api.manage('POST', '/redirects/', { from: '/product/proba-one/', to: '/catalog/' });
  expect(added.statusCode).toBe(200);

  expect((await move('proba-one', slug)).json()).toMatchObject({ slug: 'proba-one', values: { slug: 'proba-one' } });
  expect([await page('proba-one'), await redirected('/product/proba-one/')]).toEqual([200, undefined]);
  expect(await redirected(`/product/${slug}/`)).toBe('/product/proba-one/');
  await move('proba-two', 'proba-one');
  expect([await redirected(`/product/${slug}/`), await redirected('/product/proba-one/')]).toEqual([
    '/product/proba-two/',
    '/product/proba-two/',
  ]);
  expect((await move('proba-three', slug)).json().code).toBe('edited_meanwhile');
  await api.manage('POST', '/products/undo/', {});
  await api.manage('POST', '/products/undo/', {});
  expect([await page(slug), await redirected(`/product/${slug}/`)]).toEqual([200, undefined]);
  expect(await redirected('/product/proba-two/')).toBe(`/product/${slug}/`);
  expect((await shown(id)).values).toEqual(values);
});

test('changes documents, other categories and former articles, each beside a change of another one', async () => {
  const id = await idOf(ARTICLE);
  const { values, slug, categories } = await shown(id);
  await addMedium(api, 'proba sl-80.pdf');
  const found = (await api.manage('GET', '/library/documents/?search=PROBA')).json();
  expect(found).toMatchObject({ items: [{ name: 'proba sl-80.pdf' }], total: 1 });
  const extra = categories.find((one) => one.slug === 'barriers')!;
  const given = {
    documents: [{ file: 'proba sl-80.pdf', kind: 'passports', title: 'Паспорт привода' }],
    more_categories: [extra.slug],
    old_articles: ['ОБ-0080'],
  };
  const { documents, more_categories, old_articles } = values;
  const base = { documents, more_categories, old_articles };
  const wrong = await change(id, {
    more_categories: ['none'],
    documents: [{ ...given.documents[0]!, file: 'x.pdf' }],
    base,
  });
  expect(Object.keys(wrong.json().fields).sort()).toEqual(['documents', 'more_categories']);
  expect((await change(id, { ...given, base })).json().values).toMatchObject(given);
  expect((await change(id, { old_articles: [], base: { old_articles } })).json().code).toBe('edited_meanwhile');
  expect((await change(id, { price: 9, base: { price: values.price } })).statusCode).toBe(200);
  api.wait(6_000);
  expect((await api.get(`/api/product/${slug}/`)).body).toContain('Паспорт привода');
  expect((await api.get(`/api/catalog/${extra.slug}/?page=1-9`)).body).toContain(ARTICLE);
  expect((await api.get('/api/search/?query=ОБ-0080')).body).toContain(slug);
  await api.manage('POST', '/products/undo/', {});
  await api.manage('POST', '/products/undo/', {});
  expect((await shown(id)).values).toEqual(values);
});

test('previews a product with values that are not saved, by a link that expires', async () => {
  const id = await idOf(ARTICLE);
  const { values, slug } = await shown(id);
  const preview = (body: object) => api.manage('POST', `/products/${id}/preview/`, body);
  expect((await preview({ category: 'none' })).json().fields).toHaveProperty('category');
  const given = {
    name: 'Привод для пробы',
    price: 12_345,
    attributes: { max_leaf_weight: ['4 321'] },
    slug: 'proba-preview',
  };
  const { url } = (await preview(given)).json();
  const address = `/api${new URL(url).pathname}`;
  const { seo, pagedata } = (await api.get(address)).json();
  expect(seo).toMatchObject({
    h1: expect.stringMatching(/^Привод для.пробы$/),
    robots: 'noindex, nofollow',
    jsonld: [],
  });
  expect(pagedata).toMatchObject({ product: { price: { retail: 12_345 }, article: ARTICLE } });
  expect(JSON.stringify(pagedata.product.attributes)).toContain('4\u00a0321');
  expect((await shown(id)).values).toEqual(values);
  expect((await api.get('/api/product/proba-preview/')).statusCode).toBe(404);
  expect((await api.get(`/api/product/${slug}/`)).statusCode).toBe(200);
  expect((await api.get('/api/preview/product/none/')).statusCode).toBe(404);
  api.wait(8 * 24 * 3_600_000);
  expect((await api.get(address)).statusCode).toBe(404);
});

test('changes badges of several products by one import, and keeps the others', async () => {
  const items: ManagedProductRow[] = (await api.manage('GET', '/products/list/?sort=-stock')).json().items;
  const some = items.slice(0, 3);
  const badgesOf = () => Promise.all(some.map(async ({ id }) => (await shown(id)).values.badges));
  const before = await badgesOf();
  expect(some.map(({ badges }) => badges)).toEqual(before);
  const articles = some.map(({ article }) => article);
  const mark = (body: object) => api.manage('POST', '/products/badges/', body);
  expect((await mark({ articles: [...articles, 'НЕТ'], add: ['promo'], remove: [] })).json().fields).toEqual({
    articles: 'Нет товаров с\u00a0артикулом НЕТ',
  });
  const base = { badges: before[0] };
  await change(some[0]!.id, { badges: ['hit', 'discontinued'], base });
  const { number, changed } = (await mark({ articles, add: ['promo'], remove: ['discontinued'] })).json();
  expect(changed).toBe(3);
  const [first, second] = await badgesOf();
  expect(first).toEqual(['hit', 'promo']);
  expect(second).toEqual(expect.arrayContaining(['promo', ...before[1]!.filter((one) => one !== 'discontinued')]));
  expect((await mark({ articles, add: ['promo'], remove: [] })).json()).toMatchObject({ number: null, unchanged: 3 });
  expect((await api.manage('POST', `/products/undo/?number=${number}`, {})).statusCode).toBe(200);
  await api.manage('POST', '/products/undo/', {});
  expect(await badgesOf()).toEqual(before);
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
