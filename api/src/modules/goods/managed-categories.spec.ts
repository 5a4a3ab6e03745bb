import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import type { ManagedAttribute, ManagedCategory, ManagedCategoryRow } from '@site/contracts/manage-categories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const by = { [MANAGE_AUTHOR_HEADER]: encodeURIComponent('Товарова Тая') };
const rows = async (): Promise<ManagedCategoryRow[]> => (await api.manage('GET', '/categories/')).json().items;
const find = async (slug: string) => (await rows()).find((one) => one.slug === slug)!;
const shown = async (id: number): Promise<ManagedCategory> => (await api.manage('GET', `/categories/${id}/`)).json();
const change = (id: number, body: object) => api.manage('PUT', `/categories/${id}/`, body, by);
const remove = (id: number) => api.manage('POST', `/categories/${id}/remove/`, {});
const undo = () => api.manage('POST', '/products/undo/', {});
const page = async (slug: string) => {
  api.wait(6_000);
  return api.get(`/api/catalog/${slug}/`);
};

test('adds a hidden category, shows it with its texts and filters, and undoes each change', async () => {
  const before = await rows();
  const parent = before.find(({ slug }) => slug === 'sliding-gates')!;
  expect(parent.products).toBeGreaterThan(0);
  const add = (body: object) =>
    api.manage('POST', '/categories/', { intro: 'Для пробы.', parent: parent.slug, ...body });
  const taken = await add({ name: 'Откатные', slug: 'sliding-gates' });
  expect(taken.json().fields).toEqual({ slug: 'Категория с\u00a0этим адресом уже есть' });
  expect((await add({ name: '—' })).json().fields).toHaveProperty('slug');
  expect((await add({ name: 'Проба', parent: 'none' })).json().fields).toEqual({ parent: 'Нет категории none' });
  const { id, slug, values, decisions }: ManagedCategory = (await add({ name: 'Приводы для пробы' })).json();
  expect([slug, values.visible, decisions[0]!.action]).toEqual(['privody-dlya-proby', false, 'add']);
  expect((await rows()).filter((one) => one.parent === parent.slug).at(-1)).toMatchObject({ slug, products: 0 });
  expect((await page(slug)).statusCode).toBe(404);

  const { facets, parents } = await shown(id);
  expect(parents.some((one) => one.slug === slug)).toBe(false);
  expect(facets).toContainEqual({ code: 'series', label: 'Серия', type: 'list' });
  const given = {
    ...{ name: 'Пробы', h1: 'Все пробы', seo_text: '<p>Текст</p>', visible: true },
    facets: ['max_leaf_weight', 'series'],
  };
  const base = Object.fromEntries(Object.keys(given).map((name) => [name, values[name as 'name']]));
  const changed: ManagedCategory = (await change(id, { ...given, base })).json();
  expect(changed.values).toEqual({ ...values, ...given });
  expect(changed.decisions[0]).toMatchObject({ author: 'Товарова Тая', action: 'change' });
  expect(changed.decisions[0]!.text).toMatch(/Название: Приводы для.пробы → Пробы/);
  expect((await page(slug)).json().seo.h1).toBe('Все пробы');

  const stale = await change(id, { name: 'Иное', intro: 'Иное.', base: { name: values.name, intro: values.intro } });
  expect([stale.statusCode, stale.json().code, stale.json().data.values.name]).toEqual([
    409,
    'edited_meanwhile',
    'Пробы',
  ]);
  expect(stale.json().message).toContain('Товарова Тая');
  expect((await change(id, { intro: 'Иное.', base: { intro: values.intro } })).json().values.intro).toBe('Иное.');
  const inside = await change(parent.id, { parent: slug, base: { parent: parent.parent } });
  expect(inside.json().fields).toEqual({ parent: 'Категория оказалась бы внутри самой себя' });

  await undo();
  await undo();
  expect((await shown(id)).values).toEqual(values);
  expect((await remove(parent.id)).json().code).toBe('category_not_empty');
  expect((await remove(id)).json().items).toEqual(before);
  expect((await api.manage('GET', `/categories/${id}/`)).statusCode).toBe(404);
  expect((await api.manage('GET', '/decisions/?noun=categories')).json().items).toMatchObject([
    { subject: slug, action: 'remove', text: values.name },
  ]);
  expect((await undo()).statusCode).toBe(200);
});

test('orders subcategories and attributes of a group as one import, unless a colleague has ordered them', async () => {
  const { slug: parent } = await find('sliding-gates');
  const children = async () => (await rows()).filter((one) => one.parent === parent).map(({ slug }) => slug);
  const base = await children();
  const slugs = base.toReversed();
  const order = (body: object) => api.manage('POST', '/categories/order/', { parent, slugs, base, ...body });
  expect((await order({ slugs: slugs.slice(1) })).statusCode).toBe(400);
  expect((await order({})).statusCode).toBe(200);
  expect(await children()).toEqual(slugs);
  expect((await order({})).json().code).toBe('edited_meanwhile');
  await undo();
  expect(await children()).toEqual(base);

  const electric = async () => {
    const { items }: { items: ManagedAttribute[] } = (await api.manage('GET', '/attributes/')).json();
    return items.filter(({ group }) => group === 'electric').map(({ code }) => code);
  };
  const codes = await electric();
  const moved = { group: 'electric', codes: codes.toReversed(), base: codes };
  expect((await api.manage('POST', '/attributes/order/', moved)).statusCode).toBe(200);
  expect(await electric()).toEqual(codes.toReversed());
  await undo();
  expect(await electric()).toEqual(codes);
});

test('adds an attribute, and renames one on pages, cards and filters', async () => {
  const attribute = async (wanted: string): Promise<ManagedAttribute> =>
    (await api.manage('GET', '/attributes/')).json().items.find(({ code }: ManagedAttribute) => code === wanted);
  const noise = { code: 'noise', label: 'Шум, дБ', type: 'range', group: 'conditions', step: 5 };
  const add = () => api.manage('POST', '/attributes/', noise);
  expect((await add()).json().items).toContainEqual({ ...noise, products: 0, categories: 0 });
  expect(Object.keys((await add()).json().fields)).toEqual(['code']);

  const { label, products, categories } = await attribute('max_leaf_weight');
  expect(Math.min(products, categories)).toBeGreaterThan(0);
  const rename = (name: string, base: string) =>
    api.manage('PUT', '/attributes/max_leaf_weight/', { label: name, base: { label: base } }, by);
  const renamed = 'Масса створки, не больше, кг';
  expect((await rename(renamed, label)).statusCode).toBe(200);
  const stale = await rename('Вес', label);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'edited_meanwhile']);
  const typeset = stale.json().data.values.label;
  api.wait(6_000);
  const { product } = (await api.get('/api/product/privod-sl-80/')).json().pagedata;
  expect(product.attributes.map((one: { label: string }) => one.label)).toContain(typeset);
  expect(product.key_attributes[0].label).toBe(typeset);
  // A card of the new label can be imported.
  const line = { article: '901SL-0080', key_attributes: [renamed] };
  expect((await api.manage('POST', '/products/check/', { products: [line] })).statusCode).toBe(200);
  await undo();
  api.wait(6_000);
  const restored = (await api.get('/api/product/privod-sl-80/')).json().pagedata.product;
  expect(restored.key_attributes[0].label).toBe(label);
});
