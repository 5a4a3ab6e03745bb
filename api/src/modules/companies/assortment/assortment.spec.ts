import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OwnProductsPageData, ServicesPageData } from '@site/contracts/company-assortment';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { type TestResponse, startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, MANAGER, OUTSIDER] = ['+79000000003', '+79000000011', '+79000000004'];
const profile = '/api/account/profile';
const [services, products] = [`${profile}/expanded-services/`, `${profile}/self-products/`];

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const outcome = (response: TestResponse) => [response.statusCode, response.json().code];
const service = {
  ...{ name: 'Прокладка кабеля', category: 'монтаж', unit: 'м', price: 350, vat_included: true },
  ...{ description: '', duration: '', is_active: true },
};
const product = {
  ...{ article: 'СТ-1', name: 'Стойка', category: '', unit: 'шт.', price: 9_000 },
  ...{ description: '', image: null, is_active: true },
};
const page = async (url: string, phone = MANAGER) => (await api.get(url, { session: await as(phone) })).json().pagedata;
const idOf = (response: TestResponse, name: string): string =>
  response.json().items.find((item: { name: string }) => item.name === name).id;

describe('services of the company', () => {
  test('are added, changed, hidden and deleted at once; employees can read them', async () => {
    const session = await as(MANAGER);
    const before = ServicesPageData.parse(await page(services));
    expect(before).toMatchObject({ may_edit: true });
    const added = await api.post(services, service, { session });
    const id = idOf(added, 'Прокладка кабеля');
    expect(added.json().items).toHaveLength(before.items.length + 1);
    expect(added.json()).not.toHaveProperty('code');

    const at = `${services}${id}/`;
    expect((await api.put(at, service, { session })).json()).toMatchObject({ code: 'no_changes' });
    const changed = await api.put(at, { ...service, price: 380, is_active: false }, { session });
    expect(changed.json().items).toContainEqual({ ...service, id, price: 380, is_active: false });
    const read = ServicesPageData.parse(await page(services, EMPLOYEE));
    expect(read.may_edit).toBe(false);
    expect(read.items).toContainEqual(expect.objectContaining({ id, price: 380 }));

    expect((await api.delete(at, { session })).json().items).toHaveLength(before.items.length);
    expect(outcome(await api.delete(at, { session }))).toEqual([404, 'not found']);
  });

  test('cannot be deleted while referenced, but can be hidden', async () => {
    const session = await as(MANAGER);
    const id = idOf(await api.post(services, { ...service, name: 'Разметка' }, { session }), 'Разметка');
    // References the item, as a line of a proposal does.
    await api.db.execute(sql`create table uses_of_test (item_id uuid references company_items (id))`);
    await api.db.execute(sql`insert into uses_of_test values (${id})`);
    expect(outcome(await api.delete(`${services}${id}/`, { session }))).toEqual([409, 'service_protected']);
    const hidden = await api.put(`${services}${id}/`, { ...service, name: 'Разметка', is_active: false }, { session });
    expect(hidden.statusCode).toBe(200);
  });

  test('return validation errors by field, and 400 without an id', async () => {
    const session = await as(MANAGER);
    const wrong = await api.post(services, { ...service, name: '', price: 0.5, category: 'магия' }, { session });
    expect(outcome(wrong)).toEqual([400, 'validation']);
    expect(Object.keys(wrong.json().fields)).toEqual(expect.arrayContaining(['name', 'price', 'category']));
    for (const url of [services, products]) {
      const content = url === services ? service : product;
      expect(outcome(await api.put(`${url}/`, content, { session }))).toEqual([400, 'no id']);
      expect(outcome(await api.delete(`${url}/`, { session }))).toEqual([400, 'no id']);
      expect(outcome(await api.delete(`${url}/`, { session: await as(EMPLOYEE) }))).toEqual([403, 'no_access']);
    }
  });

  test('are not found by other companies, nor under the products', async () => {
    const session = await as(OUTSIDER);
    const own = ServicesPageData.parse(await page(services)).items[0]!;
    expect((await api.put(`${services}${own.id}/`, service, { session })).statusCode).toBe(404);
    expect((await api.delete(`${services}${own.id}/`, { session })).statusCode).toBe(404);
    expect(ServicesPageData.parse(await page(services, OUTSIDER)).items).toEqual([]);
    expect((await api.delete(`${products}${own.id}/`, { session: await as(MANAGER) })).statusCode).toBe(404);
  });
});

describe('products of the company’s own', () => {
  const upload = async (phone: string) => {
    const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#36c' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
    return (await api.post(`${profile}/files/image/`, form, { session: await as(phone) })).json().file;
  };

  test('keep their pictures until they are deleted', async () => {
    const session = await as(MANAGER);
    const { id: image, picture } = await upload(MANAGER);
    const added = await api.post(products, { ...product, image }, { session });
    const id = idOf(added, 'Стойка');
    expect(OwnProductsPageData.parse(await page(products)).items).toContainEqual(
      expect.objectContaining({ id, picture: expect.objectContaining({ id: image }) }),
    );
    api.wait(25 * 60 * 60_000);
    await api.sweep('companies');
    expect((await api.get(picture.src, { key: null })).statusCode).toBe(200);
    await api.delete(`${products}${id}/`, { session });
    await api.sweep('companies');
    expect((await api.get(picture.src, { key: null })).statusCode).toBe(404);
  });

  test('reject a picture of another company', async () => {
    const { id: image } = await upload(OUTSIDER);
    const stolen = await api.post(products, { ...product, image }, { session: await as(MANAGER) });
    expect(stolen.json().fields).toHaveProperty('image');
  });

  test('cannot be deleted while referenced', async () => {
    const session = await as(MANAGER);
    const id = idOf(await api.post(products, { ...product, name: 'Козырёк' }, { session }), 'Козырёк');
    await api.db.execute(sql`insert into uses_of_test values (${id})`);
    expect(outcome(await api.delete(`${products}${id}/`, { session }))).toEqual([409, 'product_protected']);
  });
});
