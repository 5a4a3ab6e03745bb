import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const siteSettings = async () => (await api.get('/api/fetch/sitedata/')).json().settings;

test('rejects wrong keys, also with a staff session', async () => {
  const staff = await logIn(api, '+79000000008');
  for (const authorization of ['Bearer ', 'Bearer test-key-of-the-back-office-32-character', 'Basic x'])
    for (const [method, path] of [
      ['GET', '/orders/'],
      ['GET', '/decisions/'],
      ['PUT', '/settings/'],
    ] as const) {
      const response = await api.manage(method, path, method === 'PUT' ? { ordering: false } : undefined, {
        authorization,
        sessionid: staff,
      });
      expect([response.statusCode, response.json().code]).toEqual([401, 'manage_key']);
    }
  expect(await siteSettings()).toMatchObject({ ordering: true });
});

test('limits wrong keys per address', async () => {
  const statuses = [];
  for (let n = 0; n < 18; n++) {
    const { statusCode } = await api.manage('GET', '/orders/', undefined, { authorization: `Bearer guess-${n}` });
    statuses.push(statusCode);
  }
  expect(statuses).toContain(429);
  // The correct key still works.
  expect((await api.manage('GET', '/orders/')).statusCode).toBe(200);
});

test('requires an author for changes and records decisions', async () => {
  const anonymous = await api.manage('PUT', '/settings/', { ordering: false }, { 'manage-author': '%E0%A4%A' });
  expect([anonymous.statusCode, anonymous.json().code]).toEqual([400, 'author']);
  expect(await siteSettings()).toMatchObject({ ordering: true });

  const response = await api.manage('PUT', '/settings/', { ordering: false, maintenance: true });
  expect(response.json()).toEqual({ ordering: false, maintenance: true, free_delivery_from: 50_000 });
  // The back office works during maintenance.
  await api.manage('PUT', '/settings/', { ordering: true, maintenance: false });
  expect(await siteSettings()).toMatchObject({ maintenance: false, ordering: true });
  const made = (await api.manage('GET', '/decisions/?noun=settings&subject=ordering')).json();
  expect(made).toMatchObject({ total: 2, page: 1, pages: 1 });
  expect(made.items[1]).toMatchObject({
    author: 'Заказова Зоя',
    noun: 'settings',
    subject: 'ordering',
    action: 'set',
    text: 'false',
  });
});

test('rejects unknown settings and wrong types', async () => {
  for (const body of [{ brand_name: 'x' }, { maintenance: 'yes' }])
    expect((await api.manage('PUT', '/settings/', body)).statusCode).toBe(400);
});

test('changes site texts, and versions each change of a consent', async () => {
  const siteTexts = async () => (await api.get('/api/fetch/sitedata/')).json().texts;
  const { consent_version: before } = await siteTexts();
  await api.manage('PUT', '/texts/technical_text/', { text: 'Вернёмся в полдень' });
  expect(await siteTexts()).toMatchObject({ technical_text: 'Вернёмся в полдень', consent_version: before });

  const consent = async (text: string) => (await api.manage('PUT', '/texts/consent_feedback/', { text })).json();
  const first = await consent('Даю согласие на ответ.');
  const second = await consent('Даю согласие на ответ и звонок.');
  expect(second.consent_feedback).toBe('Даю согласие на ответ и звонок.');
  expect(new Set([before, first.consent_version, second.consent_version]).size).toBe(3);

  expect((await api.manage('PUT', '/texts/net_takogo/', { text: 'x' })).statusCode).toBe(404);
  expect((await api.manage('PUT', '/texts/technical_text/', { text: ' ' })).statusCode).toBe(400);
  expect(await siteTexts()).toMatchObject({ technical_text: 'Вернёмся в полдень' });
});

test('changes the contacts, but not the company’s name and tax numbers', async () => {
  const changed = await api.manage('PUT', '/contacts/', { support_hours: 'Пн–Сб, 8:00–20:00' });
  expect(changed.json()).toMatchObject({ support_hours: 'Пн–Сб, 8:00–20:00' });
  expect((await api.get('/api/fetch/sitedata/')).json().contacts).toMatchObject({
    support_hours: 'Пн–Сб, 8:00–20:00',
    inn: expect.any(String),
  });
  for (const body of [{ inn: '1' }, { email: 'никак' }, { address: '' }])
    expect((await api.manage('PUT', '/contacts/', body)).statusCode).toBe(400);
  const { items } = (await api.manage('GET', '/decisions/?noun=contacts&subject=support_hours')).json();
  expect(items).toHaveLength(1);
});

test('finds an order, moves it along allowed transitions, and lists its decisions', async () => {
  const calls = orderCallsOf(api);
  const buyer = await calls.as('+79000000001');
  const id = await calls.place(buyer);
  const { number } = await calls.order(id, buyer);
  const found = (await api.manage('GET', `/orders/?status=new&search=${number}`)).json();
  expect(found).toMatchObject({ total: 1, items: [{ number, buyer: 'Покупалов Пётр', status: 'new' }] });
  for (const search of ['Покупалов', encodeURIComponent('%'), "'; drop table orders"])
    expect((await api.manage('GET', `/orders/?search=${search}`)).statusCode).toBe(200);
  expect((await api.manage('GET', `/orders/?search=${encodeURIComponent('100%')}`)).json().total).toBe(0);

  expect((await api.manage('GET', `/orders/${number}/`)).json().next).toEqual(['processing', 'cancelled']);
  const refused = await api.manage('POST', `/orders/${number}/status/`, { status: 'shipped' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_status']);
  const moved = (
    await api.manage('POST', `/orders/${number}/status/`, { status: 'processing', text: 'Проверяем' })
  ).json();
  expect(moved).toMatchObject({
    order: { status: 'processing' },
    next: ['awaiting_payment', 'cancelled'],
    decisions: [{ author: 'Заказова Зоя', action: 'processing', text: 'Проверяем' }],
  });
  // A rejected move records no decision.
  expect(moved.decisions).toHaveLength(1);
  const decided = async (search: string) =>
    (await api.manage('GET', `/decisions/?noun=orders&search=${encodeURIComponent(search)}`))
      .json()
      .items.map(({ subject }: { subject: string }) => subject);
  for (const search of ['заказова', String(number), 'Проверяем'])
    expect(await decided(search)).toContain(String(number));
  expect(await decided('Другой Автор')).toEqual([]);
  for (const missing of ['1', '999999999', 'x', '00000000-0000-4000-8000-00000000000f'])
    expect((await api.manage('GET', `/orders/${missing}/`)).statusCode).toBe(404);
});

test('accepts a payment once', async () => {
  const [order] = (await api.manage('GET', '/orders/?status=assembling')).json().items;
  expect((await api.manage('POST', `/orders/${order.number}/payment/`)).statusCode).toBe(200);
  expect((await api.manage('POST', `/orders/${order.number}/payment/`)).statusCode).toBe(409);
});
