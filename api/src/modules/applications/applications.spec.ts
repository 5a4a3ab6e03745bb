import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { lastCode, logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '200' });
});
afterAll(() => api.close());

const form = {
  inn: '0077000003',
  company: 'ООО «Северный въезд»',
  name: 'Пётр',
  surname: 'Покупалов',
  patronymic: '',
  email: 'petr@example.ru',
  city: 'Тула',
  position: 'Директор',
  company_comment: 'Монтируем шлагбаумы',
};
const formData = (values: object) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, String(value));
  return data;
};
const apply = (session: string, change: object = {}) =>
  api.post('/api/account/personal', formData({ ...form, consent: 'true', ...change }), { session });
const request = (session: string) => api.post('/api/account/kp/parking/request-access', {}, { session });
const gate = async (session: string) => {
  const response = await api.get('/api/account/kp/', { session });
  return response.statusCode === 403 ? response.json().data : response.statusCode;
};
const pending = async (query = '') => (await api.manage('GET', `/applications/?state=pending${query}`)).json();
const emails = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');
const none = {
  dealer_access: false,
  dealer_access_moderation: false,
  kp_access_moderation: false,
  user_access_moderation: false,
};

test('takes a customer from the application through the network to the configurator', async () => {
  const session = await logIn(api, '+79000000001');
  expect(await gate(session)).toEqual(none);

  const response = (await apply(session)).json();
  expect(response).toMatchObject({ status: 'ok', user: { name: 'Пётр' } });
  expect(await gate(session)).toEqual({ ...none, user_access_moderation: true });
  // Only one application can be pending.
  expect((await apply(session)).json()).toMatchObject({ status: 'error', code: 'no_changes' });

  const [first] = (await pending('&kind=user')).items;
  expect(first).toMatchObject({ applicant: 'Покупалов Пётр', company: 'ООО «Северный въезд»', inn: '0077000003' });
  const shown = (await api.manage('GET', `/applications/${first.id}/`)).json();
  expect(shown.form).toEqual(form);
  const approved = (await api.manage('POST', `/applications/${first.id}/approve/`)).json();
  expect(approved).toMatchObject({ state: 'approved', decisions: [{ author: 'Заказова Зоя', action: 'approved' }] });
  // The first member becomes the owner, and the company a candidate.
  expect(await gate(session)).toEqual({ ...none, dealer_access_moderation: true });
  const { personal } = (await api.get('/api/fetch/userdata/', { session })).json();
  expect(personal).toMatchObject({ role: 'company_owner', company: 'ООО «Северный въезд»' });
  expect((await api.manage('POST', `/applications/${first.id}/approve/`)).statusCode).toBe(409);

  const second = (await pending('&kind=dealer')).items.find(({ inn }: { inn: string }) => inn === form.inn);
  await api.manage('POST', `/applications/${second.id}/approve/`);
  expect(await gate(session)).toEqual({ ...none, dealer_access: true });

  expect((await request(session)).json()).toEqual({ success: true });
  expect(await gate(session)).toEqual({ ...none, dealer_access: true, kp_access_moderation: true });
  const third = (await pending('&kind=configurator')).items.find(({ inn }: { inn: string }) => inn === form.inn);
  await api.manage('POST', `/applications/${third.id}/approve/`);
  expect(await gate(session)).toBe(200);
  expect(await emails()).toContain('Конфигуратор парковок открыт для вашей компании');
  // The address is unconfirmed, so the greetings have no names.
  expect(await emails()).not.toContain('Здравствуйте, ');

  const { items, unread } = (await api.get('/api/account/notices/', { session })).json();
  expect([unread, items.length]).toEqual([3, 3]);
  expect(items[0]).toMatchObject({ url: '/account/kp?type=all', read: false });
});

test('rejects with a reason for the applicant, who may apply again', async () => {
  const session = await logIn(api, '+79000000007');
  expect((await apply(session, { inn: '0055500002' })).json()).toMatchObject({
    code: 'inn',
    fields: { inn: expect.any(String) },
  });
  for (const company_comment of ['Ж'.repeat(2001), '😀'.repeat(2001), 'Ж'.repeat(20_000)])
    expect((await apply(session, { inn: '0012345659', company_comment })).json()).toMatchObject({
      fields: { company_comment: 'Слишком длинный текст' },
    });
  const company_comment = 'Ж'.repeat(2000);
  expect((await apply(session, { inn: '0012345659', company_comment })).statusCode).toBe(200);
  expect(await gate(session)).toEqual({ ...none, dealer_access_moderation: true });
  const [{ id }] = (await pending('&kind=dealer')).items;
  // Multipart fields are limited in bytes, and longer ones are truncated by their parser.
  expect((await api.manage('GET', `/applications/${id}/`)).json().form).toMatchObject({ company_comment });
  expect((await api.manage('POST', `/applications/${id}/reject/`, { reason: ' ' })).statusCode).toBe(400);
  await api.manage('POST', `/applications/${id}/reject/`, { reason: 'Нет монтажной бригады' });
  expect(await gate(session)).toEqual(none);
  expect(await emails()).toContain('Причина: Нет монтажной бригады. Заявку можно подать ещё раз.');
  expect((await apply(session, { inn: '0012345659' })).statusCode).toBe(200);
});

test('takes the application of a suspended partner: a rejection keeps the suspension, an approval lifts it', async () => {
  const session = await logIn(api, '+79000000010');
  const inn = '0012345610';
  const company = async () => (await api.manage('GET', '/companies/1/')).json();
  const certificates = async () =>
    (await api.manage('GET', `/certificates/?search=${encodeURI('Ворота Плюс')}`)).json();
  const before = [await company(), await certificates()];
  await api.manage('POST', '/companies/1/suspend/', { reason: 'Долг по\u00a0счёту' });
  const applied = async () => {
    const filed = await apply(session, { inn });
    expect([filed.statusCode, filed.json().code]).toEqual([200, undefined]);
    expect(await gate(session)).toEqual({ ...none, dealer_access_moderation: true });
    const [{ id }] = (await pending('&kind=dealer&search=0012345610')).items;
    expect((await api.manage('GET', `/applications/${id}/`)).json().brings).toMatch(/приостановка.*Долг по.счёту/);
    return id;
  };
  await api.manage('POST', `/applications/${await applied()}/reject/`, { reason: 'Сначала оплатите счёт' });
  expect(await gate(session)).toEqual(none);
  expect(await company()).toMatchObject({ suspended: true, suspension_reason: 'Долг по\u00a0счёту' });
  expect(await emails()).toContain('Причина: Сначала оплатите счёт. Заявку можно подать ещё раз.');

  const approved = await api.manage('POST', `/applications/${await applied()}/approve/`);
  expect(approved.json()).toMatchObject({ state: 'approved' });
  const { decisions, ...resumed } = await company();
  expect([{ ...resumed, decisions: [] }, await certificates()]).toEqual([{ ...before[0], decisions: [] }, before[1]]);
  expect(decisions).toMatchObject([{ action: 'resume', author: 'Заказова Зоя' }, { action: 'suspend' }]);
  expect(await gate(session)).toEqual({ ...none, dealer_access: true });
  expect((await api.get('/api/account/notices/', { session })).json().items[0].title).toMatch(/возобновлена/);
});

test('requires consent, and stores the version of its document', async () => {
  const phone = '+79160000001';
  const asked = await api.post('/api/account/user/registrate', {
    ...{ phone, surname: 'Петрова', name: 'Анна', email: 'anna@example.ru', city: 'Казань', inn: null },
    ...{ consent_personal: true, consent_marketing: false },
  });
  const code = await lastCode(api, phone);
  const done = await api.post('/api/account/user/verify', { phone, code }, { session: sessionOf(asked) });
  const session = sessionOf(done) ?? '';
  const given = () =>
    rowsOf<Record<string, unknown>>(
      api.db.execute(sql`select c.* from consents c join users u on u.id = c.user_id
        where u.phone = ${phone} and c.purpose = 'application'`),
    );
  const refused = { code: 'validation', fields: { consent: 'Заполните это поле' } };
  expect((await api.post('/api/account/personal', formData(form), { session })).json()).toMatchObject(refused);
  expect((await apply(session, { consent: 'false' })).json()).toMatchObject(refused);
  expect([await gate(session), await given()]).toEqual([none, []]);

  expect((await apply(session)).statusCode).toBe(200);
  expect(await given()).toMatchObject([
    {
      form: 'application',
      version: '2026-11-23',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      address: '127.0.0.1',
    },
  ]);
  const { consents } = (await api.get('/api/account/personal/', { session })).json().pagedata;
  expect(consents[0]).toMatchObject({ purpose: 'application', url: '/consent-application/' });
});

test('reports errors at their fields', async () => {
  const session = await logIn(api, '+79000000002');
  // A pending member of a company cannot apply.
  expect((await apply(session)).statusCode).toBe(403);
  const customer = await logIn(api, '+79000000008');
  expect((await apply(customer)).statusCode).toBe(403);
  const owner = await logIn(api, '+79000000009');
  expect((await apply(owner, { inn: '0012345674' })).json()).toMatchObject({ code: 'inn' });
  expect((await apply(owner, { inn: '', city: '1' })).json()).toMatchObject({
    code: 'validation',
    fields: { inn: 'Поле обязательное', city: expect.any(String) },
  });
});

test('accepts one configurator request, from the managers of a dealer only', async () => {
  expect((await api.post('/api/account/kp/parking/request-access', {})).statusCode).toBe(401);
  const employee = await logIn(api, '+79000000003');
  expect((await request(employee)).json()).toMatchObject({ code: 'no_access' });
  const owner = await logIn(api, '+79000000010');
  expect((await Promise.all([request(owner), request(owner)])).map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 409,
  ]);
});

test('lists applications from before the migration as pending', async () => {
  const { items } = await pending();
  expect(items.map(({ inn }: { inn: string }) => inn)).toEqual(expect.arrayContaining(['0012345602', '0012345627']));
});

test('lists pending applications first, and finds them by company, tax number, name or phone', async () => {
  const list = async (query: string) => (await api.manage('GET', `/applications/?${query}`)).json();
  const { items, total } = await list('');
  const states = items.map(({ state }: { state: string }) => state);
  expect(states).toEqual([...states].sort((a, b) => Number(b === 'pending') - Number(a === 'pending')));
  expect(states.at(-1)).not.toBe('pending');
  expect(total).toBe(items.length);
  for (const search of ['новый монтаж', '0012345602', 'новиков никита', '79000000009'])
    expect(await list(`search=${encodeURIComponent(search)}`)).toMatchObject({
      total: 1,
      items: [{ company: 'ООО «Новый монтаж»' }],
    });
  expect(await list('search=%25')).toMatchObject({ total: 0, items: [] });
});
