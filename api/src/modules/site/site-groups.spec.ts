import type { SiteGroup } from '@site/contracts/manage-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openEmptyDatabase } from '../../../test/prepared-database.ts';
import type { Database } from '../../db/database.ts';
import { MAX_STALENESS } from '../../db/memo.ts';

type Group<Name extends SiteGroup['group']> = Extract<SiteGroup, { group: Name }>;

let api: TestApp;
let database: Database;
let empty: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  database = await openEmptyDatabase();
  empty = await startTestApp({ NODE_ENV: 'production' }, { database, isEmpty: true });
});
afterAll(async () => {
  await Promise.all([api.close(), empty.close()]);
  await database.close();
});

const valuesOf = async <Name extends SiteGroup['group']>(at: TestApp, name: Name): Promise<Group<Name>> =>
  (await at.manage('GET', `/site/${name}/`)).json().values;
const save = (at: TestApp, values: object) => at.manage('PUT', '/site/', values);
const siteOf = async (at: TestApp) => (await at.get('/api/fetch/sitedata/')).json();
const missingOf = async (at: TestApp): Promise<string[]> =>
  (await at.manage('GET', '/site/')).json().missing.map(({ part }: { part: string }) => part);

const requisites = {
  ...{ name: 'ООО «Новый завод»', address: 'Тула, ул. Заводская, д. 1', inn: '0077000003', kpp: '007701001' },
  ...{ ogrn: '1000000000109', bank_name: 'АО «Примерный банк»', bik: '044000000' },
  ...{ checking_account: '40702810900000000001', corr_account: '30101810800000000000' },
  ...{ director: 'Образцов О. О.', accountant: '' },
};

test('takes everything that a first day needs, and then has it on the site', async () => {
  expect(await missingOf(empty)).toEqual([
    ...['requisites', 'products', 'documents', 'ordering', 'contacts', 'delivery', 'menus', 'home'],
  ]);
  const site = await valuesOf(empty, 'site');
  const early = await save(empty, { ...site, ordering: true });
  expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([400, ['ordering']]);

  const refused = await save(empty, {
    ...(await valuesOf(empty, 'requisites')),
    ...requisites,
    inn: '0077000004',
    kpp: '',
  });
  expect(refused.json()).toMatchObject({ code: 'validation', message: 'Проверьте поля «ИНН», «КПП»' });
  const saved = await save(empty, { ...(await valuesOf(empty, 'requisites')), ...requisites });
  expect(saved.json()).toMatchObject({ changed: true, values: requisites });
  const { decisions } = saved.json();
  expect(decisions).toMatchObject([
    { author: 'Заказова Зоя', noun: 'settings', subject: 'requisites', action: 'change' },
  ]);
  expect(decisions[0].text).toContain('ИНН: пусто → 0077000003');

  const warehouse = { label: 'Склад', address: 'Тула, д. 1', hours: 'Пн–Пт, 9:00–18:00' };
  const delivery = {
    ...(await valuesOf(empty, 'delivery')),
    warehouses: [warehouse, warehouse],
    courier_cities: ['Тула'],
  };
  const stored = await save(empty, { ...delivery, courier_price: 900 });
  expect(stored.json().values.warehouses).toEqual([
    { value: 'sklad', ...warehouse },
    { value: 'sklad-2', ...warehouse },
  ]);
  const contacts = { ...(await valuesOf(empty, 'contacts')), header_phone: '88005550120', email: 'info@zavod.example' };
  expect((await save(empty, contacts)).json().values.header_phone).toBe('+7 (800) 555-01-20');
  expect((await save(empty, { ...(await valuesOf(empty, 'social')), vk: 'http://vk.com/x' })).json().fields).toEqual({
    vk: expect.stringContaining('https://'),
  });
  await save(empty, { ...(await valuesOf(empty, 'social')), vk: 'https://vk.com/zavod' });
  await save(empty, { ...(await valuesOf(empty, 'texts')), footer_about: 'Делаем приводы' });
  await save(empty, { ...(await valuesOf(empty, 'site')), ordering: true });

  expect(await siteOf(empty)).toMatchObject({
    settings: { ordering: true, courier: { cities: ['Тула'], price: 900 } },
    contacts: { legal_name: requisites.name, inn: requisites.inn, ogrn: requisites.ogrn, email: contacts.email },
    urls: { vk: 'https://vk.com/zavod' },
    texts: { footer_about: 'Делаем приводы' },
  });
  expect(await missingOf(empty)).toEqual(['products', 'documents', 'menus', 'home']);
  expect((await empty.get('/api/about/requisites.pdf', { key: null })).statusCode).toBe(200);
  // An empty field takes the value off the site.
  await save(empty, { ...(await valuesOf(empty, 'social')), vk: '' });
  expect((await siteOf(empty)).urls.vk).toBeUndefined();
});

test('keeps a colleague’s change, and changes nothing for the same values', async () => {
  const first = await valuesOf(api, 'contacts');
  expect((await save(api, first)).json()).toMatchObject({ changed: false, decisions: [] });
  const changed = (await save(api, { ...first, support_hours: 'Пн–Сб, 8:00–20:00' })).json();
  const refused = await save(api, { ...first, support_hours: 'Круглосуточно' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'edited_meanwhile', data: { revision: changed.values.revision } },
  ]);
  expect(refused.json().message).toContain('Заказова Зоя');
  expect((await siteOf(api)).contacts.support_hours).toBe('Пн–Сб, 8:00–20:00');
  // The demonstration's values pass unchanged, whatever the order of their stored keys.
  for (const name of ['requisites', 'delivery', 'site', 'social', 'texts'] as const)
    expect([name, (await save(api, await valuesOf(api, name))).json().changed]).toEqual([name, false]);
  const texts = { ...(await valuesOf(api, 'texts')), consent_feedback: 'Даю согласие' };
  await save(api, texts);
  expect((await siteOf(api)).texts.consent_version).not.toBe('2026-11-23');
});

test('refuses an order with an outdated price of the courier, and returns the current one', async () => {
  const calls = orderCallsOf(api);
  const session = await calls.as('+79000000001');
  // The courier is not free for the cart.
  await save(api, { ...(await valuesOf(api, 'delivery')), free_delivery_from: 1_000_000 });
  await calls.put(await calls.product(), 1, session);
  const { total } = await calls.cart(session);
  const {
    courier_dates: [date],
  } = (await api.get('/api/cart/?step=checkout', { session })).json().pagedata.checkout;
  const address = {
    method: 'courier',
    city: 'Химки',
    street: 'Лесная',
    house: '5',
    flat: '',
    floor: '',
    lift: false,
  } as const;
  const delivery = { ...address, date, interval: '10:00–14:00' } as const;
  const request = { ...(await calls.requestFor(session, { delivery })), expected_delivery: 1500 };

  const other = await startTestApp({}, { database: api.database });
  await save(other, { ...(await valuesOf(other, 'delivery')), courier_price: 2000 });
  await other.close();
  api.wait(MAX_STALENESS);
  expect((await siteOf(api)).settings.courier.price).toBe(2000);
  const refused = await calls.send(request, session);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'cart_changed',
      data: { cart: { total }, delivery: { courier_price: 2000, free_delivery_from: 1_000_000 } },
    },
  ]);
  const placed = await calls.send({ ...request, expected_delivery: 2000 }, session);
  expect(await calls.order(placed.json().id, session)).toMatchObject({ delivery_total: 2000, total: total + 2000 });
});
