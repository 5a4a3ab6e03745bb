import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyMember, EmployeesPageData } from '@site/contracts/company-members';
import { UserData } from '@site/contracts/user-data';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { lastCode, logIn, sessionOf, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const MINUTE = 60_000;
const [CUSTOMER, PENDING, EMPLOYEE] = ['+79000000001', '+79000000002', '+79000000003'];
const [OWNER, MANAGER, OTHER_OWNER] = ['+79000000010', '+79000000011', '+79000000005'];
const DEALER_INN = '0012345610';
const at = '/api/account/profile/employees/';

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let as: typeof calls.as;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', ORDERS_PER_ADDRESS: '1000' });
  calls = orderCallsOf(api);
  as = calls.as;
});
afterAll(() => api.close());

const people = async (phone = OWNER): Promise<CompanyMember[]> =>
  EmployeesPageData.parse((await api.get(at, { session: await as(phone) })).json().pagedata).members;
const member = async (phone: string) => (await people()).find((one) => one.phone === phone);
const idOf = async (phone: string) => (await member(phone))?.id ?? '';
const personal = async (session: string) =>
  UserData.parse((await api.get('/api/fetch/userdata/', { session })).json()).personal;
const code = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

const card = {
  surname: 'Петрова',
  name: 'Анна',
  email: 'anna@example.ru',
  position: 'Инженер',
  role: 'company_employee',
} as const;
const invite = async (phone: string, by = MANAGER, change = {}) =>
  api.post(at, { ...card, phone, consent_employees: true, ...change }, { session: await as(by) });

const decide = async (what: 'accept' | 'deny', id: string, reason = '') =>
  api.post(`${at}${what}/`, { id, reason }, { session: await as(OWNER) });
const join = async (phone: string, inn = DEALER_INN) => api.post(`${at}join/`, { inn }, { session: await as(phone) });
const emails = async () => (await api.get('/dev/mail/')).body;
const news = async (phone: string) =>
  (await api.get('/api/account/notices/', { session: await as(phone) })).json().items[0];

describe('joining by tax number', () => {
  test('denies a request, blocks a new one for a week and then accepts it', async () => {
    const session = await as(CUSTOMER);
    expect((await join(CUSTOMER)).json()).toEqual({ status: 'ok', decided_by: 'company' });
    expect(await personal(session)).toMatchObject({ role: 'company_pending', company: 'ООО «Ворота Плюс»' });
    // Typed names and reasons are shown on the site only: the addresses are unconfirmed.
    expect(await emails()).toContain('Запрос на\u00a0подключение к\u00a0компании');
    expect(await emails()).not.toContain('Покупалов');
    expect((await news(OWNER)).text).toContain('Покупалов Пётр просит подключить его');
    expect(code(await join(CUSTOMER))).toEqual([403, 'no_access']);

    expect((await decide('deny', await idOf(CUSTOMER), 'Не знаем вас')).statusCode).toBe(200);
    expect((await news(CUSTOMER)).text).toContain('Не знаем вас');
    expect(await emails()).toContain('Запрос на\u00a0подключение отклонён');
    expect(await emails()).not.toContain('Не знаем вас');
    expect(await personal(session)).toMatchObject({ role: 'customer', company: null });
    const again = await join(CUSTOMER);
    expect(code(again)).toEqual([403, 'no_access']);
    expect(again.json().message).toMatch(/^Компания отклонила ваш запрос\. Отправить его снова можно с/);

    api.wait(7 * DAY);
    expect((await join(CUSTOMER)).statusCode).toBe(200);
    const id = await idOf(CUSTOMER);
    const accepted = await decide('accept', id);
    expect(accepted.json().members.find((one: CompanyMember) => one.id === id)).toMatchObject({ state: 'active' });
    expect(await personal(session)).toMatchObject({ role: 'company_employee', dealer_access: true });
    // Repeating the call changes nothing.
    expect((await decide('accept', id)).statusCode).toBe(200);
  });

  test('rejects an invalid tax number', async () => {
    await api.delete(`${at}${await idOf(CUSTOMER)}/`, { session: await as(OWNER) });
    expect(code(await join(CUSTOMER, '0012345674'))).toEqual([400, 'inn']);
  });
});

describe('a company without members', () => {
  const inn = '0055500002';
  const office = async (phone: string) =>
    (await api.get('/api/account/profile/main-office/', { session: await as(phone) })).json().pagedata;
  const waiting = async () => (await api.manage('GET', '/applications/?state=pending&kind=company')).json().items;

  test('gets its first owner only by decision of the manufacturer', async () => {
    expect((await join(CUSTOMER, inn)).json()).toEqual({ status: 'ok', decided_by: 'manufacturer' });
    expect(await personal(await as(CUSTOMER))).toMatchObject({ role: 'company_pending', dealer_access: false });
    expect(await office(CUSTOMER)).toMatchObject({ company: null, waits_for: { decided_by: 'manufacturer' } });
    expect(code(await api.get(at, { session: await as(CUSTOMER) }))).toEqual([403, 'no_access']);
    const [application] = await waiting();
    expect(application).toMatchObject({ kind: 'company', inn, applicant: 'Покупалов Пётр' });

    const refused = await api.manage('POST', `/applications/${application.id}/reject/`, { reason: 'Нет доверенности' });
    expect(refused.json()).toMatchObject({ state: 'rejected' });
    expect(await personal(await as(CUSTOMER))).toMatchObject({ role: 'customer', company: null });
    expect(await emails()).toContain('Причина: Нет доверенности');
    expect(code(await join(CUSTOMER, inn))).toEqual([403, 'no_access']);
    api.wait(7 * DAY);
    expect((await join(CUSTOMER, inn)).json()).toEqual({ status: 'ok', decided_by: 'manufacturer' });

    const [again] = await waiting();
    const approved = await api.manage('POST', `/applications/${again.id}/approve/`);
    expect(approved.json()).toMatchObject({ state: 'approved' });
    expect(await personal(await as(CUSTOMER))).toMatchObject({ role: 'company_owner', dealer_access: false });
    expect((await people(CUSTOMER)).map(({ role }) => role)).toEqual(['company_owner']);
  });

  test('has one owner despite several applications; later applicants wait for the owner', async () => {
    const other = '0077000003';
    const [first, second] = ['+79160000011', '+79160000012'];
    for (const phone of [first, second]) {
      const asked = await api.post('/api/account/user/registrate', {
        ...{ phone, surname: 'Первых', name: 'Анна', email: 'first@example.ru', city: 'Казань', inn: other },
        ...{ company: 'ООО «Северный въезд»', consent_personal: true, consent_marketing: false },
      });
      const session = sessionOf(asked) ?? null;
      const done = await api.post('/api/account/user/verify', { phone, code: await lastCode(api, phone) }, { session });
      expect(done.json().user).toMatchObject({ role: 'company_pending', company: 'ООО «Северный въезд»' });
    }
    api.wait(MINUTE);
    const applications: { id: number; phone: string }[] = await waiting();
    const idOfApplicant = (phone: string) => applications.find((one) => one.phone === phone)!.id;
    await api.manage('POST', `/applications/${idOfApplicant(first)}/approve/`);
    expect(await office(second)).toMatchObject({ waits_for: { decided_by: 'company' } });
    // The owner accepts the second applicant, and the staff decides the remaining application.
    const { id } = (await people(first)).find(({ phone }) => phone === second)!;
    await api.post(`${at}accept/`, { id }, { session: await as(first) });
    await api.manage('POST', `/applications/${idOfApplicant(second)}/approve/`);
    expect(await personal(await as(second))).toMatchObject({ role: 'company_employee' });
    expect(await waiting()).toEqual([]);
  });
});

describe('inviting by phone', () => {
  test("rejects an empty number, a number of another company's member and one invited already", async () => {
    expect(code(await invite(''))).toEqual([400, 'no phone']);
    expect(code(await invite(OTHER_OWNER))).toEqual([409, 'exist phone']);
    expect(code(await invite(EMPLOYEE))).toEqual([409, 'exist phone']);
    expect(code(await invite('+79000000008'))).toEqual([409, 'exist phone']);
  });

  test('texts an unknown number, which joins by registering within a week', async () => {
    const phone = '+79160000001';
    expect((await invite(phone)).statusCode).toBe(200);
    const { body } = await api.get('/dev/sms/');
    const link = /ООО «Ворота Плюс» приглашает вас: https:\/\/site\.test\/register\?invitation=([\w-]+)/.exec(
      body,
    )?.[1];
    const invitation = async () => (await api.get(`/api/account/user/invitation/${link}/`)).json();
    expect(await invitation()).toMatchObject({ company: 'ООО «Ворота Плюс»', phone, surname: 'Петрова', name: 'Анна' });
    expect((await api.get('/api/account/user/invitation/x/')).statusCode).toBe(404);
    expect(await member(phone)).toMatchObject({ state: 'invited', surname: 'Петрова' });
    const asked = await api.post('/api/account/user/registrate', {
      ...{ phone, surname: 'Петрова', name: 'Анна', email: 'anna@example.ru', city: 'Казань', inn: null },
      ...{ consent_personal: true, consent_marketing: false },
    });
    const session = sessionOf(asked) ?? null;
    const done = await api.post('/api/account/user/verify', { phone, code: await lastCode(api, phone) }, { session });
    expect(done.json().user).toMatchObject({ role: 'company_employee', company: 'ООО «Ворота Плюс»' });
    expect(await invitation()).toMatchObject({ code: 'not found' });
  });

  test('ignores an invitation older than a week', async () => {
    const phone = '+79160000002';
    await invite(phone);
    expect(await member(phone)).toMatchObject({ state: 'invited', is_expired: false });
    api.wait(7 * DAY + 1);
    expect(await member(phone)).toMatchObject({ state: 'invited', is_expired: true });
    const asked = await api.post('/api/account/user/registrate', {
      ...{ phone, surname: 'Сидорова', name: 'Анна', email: 'anna@example.ru', city: 'Казань', inn: null },
      ...{ consent_personal: true, consent_marketing: false },
    });
    const session = sessionOf(asked) ?? null;
    const done = await api.post('/api/account/user/verify', { phone, code: await lastCode(api, phone) }, { session });
    expect(done.json().user.role).toBe('customer');
  });

  test('lets a registered user accept by the next login', async () => {
    const phone = '+79160000002';
    const again = async (by: string) => api.post(`${at}${await idOf(phone)}/invite/`, {}, { session: await as(by) });
    expect(code(await again(EMPLOYEE))).toEqual([403, 'no_access']);
    expect((await again(OWNER)).statusCode).toBe(200);
    expect(await member(phone)).toMatchObject({ state: 'invited', is_expired: false, expires_at: null });
    await api.delete(`${at}${await idOf(phone)}/`, { session: await as(OWNER) });
    expect((await invite(phone, OWNER, { role: 'company_manager' })).statusCode).toBe(200);
    api.wait(MINUTE);
    expect(await personal(await logIn(api, phone))).toMatchObject({ role: 'company_manager' });
  });
});

describe('permissions to manage members', () => {
  const edit = async (phone: string, change: object, by = MANAGER) =>
    api.put(at, { ...card, id: await idOf(phone), ...change }, { session: await as(by) });

  test('keep a manager from editing or creating owners', async () => {
    expect(code(await edit(OWNER, {}))).toEqual([403, 'no_access']);
    expect(code(await edit(EMPLOYEE, { role: 'company_owner' }))).toEqual([403, 'no_access']);
    expect(code(await invite('+79160000003', MANAGER, { role: 'company_owner' }))).toEqual([403, 'no_access']);
    expect(code(await api.delete(`${at}${await idOf(OWNER)}/`, { session: await as(MANAGER) }))).toEqual([
      403,
      'no_access',
    ]);
    expect(await people(MANAGER)).toContainEqual(expect.objectContaining({ phone: OWNER, may_edit: false }));
  });

  test('change the card and role of an employee at once', async () => {
    expect((await edit(EMPLOYEE, { role: 'company_manager', position: 'Главный инженер' })).statusCode).toBe(200);
    expect(await personal(await as(EMPLOYEE))).toMatchObject({ role: 'company_manager' });
    expect((await edit(EMPLOYEE, { role: 'company_employee' })).statusCode).toBe(200);
  });

  test('allow only branches of the same company', async () => {
    const [foreign] = await rowsOf<{ id: string }>(
      api.db.execute(sql`insert into company_entries (company_id, kind, created_at)
        select id, 'branch', now() from companies where inn <> ${DEALER_INN} limit 1 returning id`),
    );
    for (const branch_id of [foreign?.id, '7b0f7f0e-0000-4000-8000-000000000002']) {
      const refused = [await edit(EMPLOYEE, { branch_id }), await invite('+79160000004', MANAGER, { branch_id })];
      expect(refused.map(code)).toEqual([
        [400, 'validation'],
        [400, 'validation'],
      ]);
      expect(refused[0]?.json().fields).toEqual({ branch_id: 'Выберите филиал компании' });
    }
    const [own] = await rowsOf<{ id: string }>(
      api.db.execute(sql`insert into company_entries (company_id, kind, created_at)
        select id, 'branch', now() from companies where inn = ${DEALER_INN} returning id`),
    );
    expect((await edit(EMPLOYEE, { branch_id: own?.id })).statusCode).toBe(200);
    expect(await member(EMPLOYEE)).toMatchObject({ branch_id: own?.id });
  });

  test('protect the last owner', async () => {
    expect(code(await edit(OWNER, { role: 'company_manager' }, OWNER))).toEqual([403, 'no_access']);
    expect(code(await api.delete(`${at}${await idOf(OWNER)}/`, { session: await as(OWNER) }))).toEqual([
      403,
      'no_access',
    ]);
    await edit(MANAGER, { role: 'company_owner' }, OWNER);
    expect((await edit(OWNER, { role: 'company_manager' }, OWNER)).statusCode).toBe(200);
    expect(await personal(await as(OWNER))).toMatchObject({ role: 'company_manager' });
    await edit(OWNER, { role: 'company_owner' }, MANAGER);
    await edit(MANAGER, { role: 'company_manager' }, OWNER);
  });
});

test('returns 404 for members of other companies', async () => {
  const session = await as(OTHER_OWNER);
  const id = await idOf(EMPLOYEE);
  expect(code(await api.post(`${at}accept/`, { id }, { session }))).toEqual([404, 'not found']);
  expect(code(await api.put(at, { ...card, id }, { session }))).toEqual([404, 'not found']);
  expect(code(await api.delete(`${at}${id}/`, { session }))).toEqual([404, 'not found']);
  expect(code(await api.delete(`${at}nonsense/`, { session }))).toEqual([404, 'not found']);
  expect(code(await api.post(`${at}accept/`, {}, { session }))).toEqual([400, 'no id']);
});

test('makes a removed member a customer, and leaves orders, proposals and academy seats with the company', async () => {
  const session = await calls.as(EMPLOYEE);
  const order = await calls.place(session, forCompany);
  await api.db.execute(sql`update companies set kp_access = true where inn = ${DEALER_INN}`);
  const { slug } = (await api.post('/api/account/kp/proposals/', {}, { session })).json().proposal;
  const [{ id: seat } = { id: '' }] = await rowsOf<{ id: string }>(
    api.db.execute(sql`
      insert into event_registrations (event_id, user_id, company_id, state, created_at, agreed_version, agreed_hash)
      select (select max(id) from events), id, company_id, 'confirmed', now(), '', '' from users where phone = ${EMPLOYEE}
      returning id`),
  );
  expect((await api.delete(`${at}${await idOf(EMPLOYEE)}/`, { session: await as(OWNER) })).statusCode).toBe(200);
  expect(await personal(session)).toMatchObject({ role: 'customer', company: null });
  expect((await calls.page(order, session)).statusCode).toBe(404);
  expect((await calls.page(order, await as(OWNER))).statusCode).toBe(200);

  const authors = await rowsOf(
    api.db.execute(sql`select phone from proposals p join users u on u.id = p.author_id
      where p.number = ${Number(slug.slice(-6))}
      union all select phone from event_registrations r join users u on u.id = r.user_id where r.id = ${seat}`),
  );
  expect(authors).toEqual([{ phone: OWNER }, { phone: OWNER }]);
  const own = await api.get('/api/account/personal/data.json', { session, key: null });
  expect(own.json().proposals).toEqual([]);
  expect((await api.post(`/api/academy/registrations/${seat}/cancel/`, {}, { session })).statusCode).toBe(404);
  expect(await member(PENDING)).toMatchObject({ state: 'pending' });
});
