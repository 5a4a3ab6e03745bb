import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { lastCode, sessionOf, startTestApp, type TestApp } from '../../../../test/test-app.ts';

const OWNER = '+79000000010';
const PARTNER_PAGE = '/api/partners/vorota-plyus/';

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '200' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const list = async (query: string) => (await api.manage('GET', `/companies/?${encodeURI(query)}`)).json();
const show = async (id: number) => (await api.manage('GET', `/companies/${id}/`)).json();
const termsOf = async (id: number) => {
  const { level, personal_discount, credit_limit } = await show(id);
  return { level, personal_discount, credit_limit };
};
const setTerms = async (id: number, terms: object, base?: object) =>
  api.manage('PUT', `/companies/${id}/terms/`, { ...terms, base: base ?? (await termsOf(id)) });
const user = async () => (await api.get('/api/fetch/userdata/', { session: await as(OWNER) })).json().personal;
const lastNotice = async () => (await api.get('/api/account/notices/', { session: await as(OWNER) })).json().items[0];

test('finds companies by name, tax number, level and suspension', async () => {
  const { items, total } = await list('');
  expect(total).toBeGreaterThan(5);
  const names = items.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'ru')));
  for (const query of ['search=ворота плюс', 'search=0012345610', 'level=partner&search=Ворота'])
    expect((await list(query)).items).toMatchObject([
      { id: 1, level: 'partner', dealer_access: true, suspended: false },
    ]);
  expect((await list('suspended=true')).items).toEqual([]);
  expect((await list('search=%')).items).toEqual([]);
  expect(await show(1)).toMatchObject({
    inn: '0012345610',
    members: [{ name: 'Воротников Василий', role: 'company_owner' }, {}, {}],
  });
  expect((await api.manage('GET', '/companies/999/')).statusCode).toBe(404);
});

test('sets level, personal discounts and deferred payment, and tells the managers what changed', async () => {
  const terms = await termsOf(1);
  expect((await setTerms(1, terms)).statusCode).toBe(409);
  expect((await setTerms(1, { ...terms, level: 'none' })).json().fields).toHaveProperty('level');
  expect((await setTerms(1, { ...terms, credit_limit: 0 })).json().fields).toHaveProperty('credit_limit');
  expect(Object.keys((await setTerms(1, { ...terms, personal_discount: { A: 100 } })).json().fields)).toEqual([
    'personal_discount.A',
  ]);
  const changed = await setTerms(1, { level: 'gold', personal_discount: { A: 40 }, credit_limit: 500_000 });
  const text =
    'уровень: Партнёр → Золотой партнёр; скидка на группу A: 0 % → 40 %; отсрочка платежа: без отсрочки → 500 000 ₽';
  const { decisions } = changed.json();
  expect(decisions).toMatchObject([{ author: 'Заказова Зоя', action: 'change' }]);
  expect(decisions[0].text.replaceAll('\u00a0', ' ')).toBe(text);
  expect((await lastNotice()).text.replaceAll('\u00a0', ' ')).toBe(text);
  expect((await api.get(PARTNER_PAGE)).body).toContain('Золотой партнёр');

  const stale = await setTerms(1, { ...terms, credit_limit: 1 }, terms);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'edited_meanwhile']);
  expect(stale.json().message.replaceAll('\u00a0', ' ')).toContain(`Условия уже изменились (Заказова Зоя): ${text}.`);
  expect(stale.json().data).toEqual({ terms: await termsOf(1) });
  expect((await setTerms(1, { ...(await termsOf(1)), credit_limit: 400_000 })).json().credit_limit).toBe(400_000);
});

const employee = {
  ...{ surname: 'Петрова', name: 'Анна', email: 'anna@example.ru', position: 'Директор', phone: '+79160000001' },
  consent_employees: true,
};
const company = {
  ...{ inn: '0012345680', name: 'ООО «Новый шлюз»', kpp: '001201001', ogrn: '1000000000010' },
  ...{ legal_address: 'г. Тула, ул. Пробная, д. 1', level: 'gold', employee },
};
const add = (change: object = {}) => api.manage('POST', '/companies/', { ...company, ...change });

test('adds a partner with its certificate, and its first employee joins as the owner', async () => {
  const wrong = { inn: '0012345681', kpp: '1', ogrn: '1000000000011', legal_address: '' };
  expect(Object.keys((await add(wrong)).json().fields)).toEqual(['inn', 'kpp', 'ogrn', 'legal_address']);
  const unreachable = await add({ name: ' ', employee: { ...employee, phone: '12', consent_employees: false } });
  expect(unreachable.json().fields).toMatchObject({
    name: 'Заполните это поле',
    'employee.phone': expect.any(String),
    'employee.consent_employees': expect.any(String),
  });
  const taken = await add({ inn: '0012345610' });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'company_exists']);
  expect(taken.json()).toMatchObject({
    data: { id: 1, name: 'ООО «Ворота Плюс»' },
    fields: { inn: expect.any(String) },
  });
  // The transaction adds no company when its employee cannot be invited.
  expect((await add({ employee: { ...employee, phone: OWNER } })).json().code).toBe('exist phone');
  expect((await list(`search=${company.inn}`)).items).toEqual([]);

  const added = await add();
  expect(added.statusCode).toBe(200);
  const { id, invitations, decisions } = added.json();
  const { level, employee: _employee, ...requisites } = company;
  expect(added.json()).toMatchObject({ ...requisites, level, dealer_access: true, members: [] });
  expect(decisions).toMatchObject([{ author: 'Заказова Зоя', action: 'add' }]);
  expect((await api.manage('GET', `/certificates/?search=${encodeURI('Новый шлюз')}`)).json().total).toBe(1);
  expect(invitations).toMatchObject([{ name: 'Петрова Анна', role: 'company_owner', is_expired: false }]);
  const texted = async () => (await api.get('/dev/sms/')).body.split('ООО «Новый шлюз» приглашает вас').length - 1;
  expect(await texted()).toBe(1);

  api.wait(7 * DAY + 1);
  expect((await show(id)).invitations).toMatchObject([{ is_expired: true }]);
  const repeat = () => api.manage('POST', `/companies/${id}/invitations/${invitations[0].id}/repeat/`);
  expect((await repeat()).json()).toMatchObject({
    invitations: [{ is_expired: false }],
    decisions: [{ action: 'invite' }, {}],
  });
  expect(await texted()).toBe(2);
  expect((await api.manage('POST', `/companies/${id}/invitations/x/repeat/`)).statusCode).toBe(404);
  api.wait(1);
  const other = { ...employee, phone: '+79160000002', role: 'company_manager' };
  const invited = await api.manage('POST', `/companies/${id}/invitations/`, other);
  expect(invited.json().invitations).toMatchObject([{ role: 'company_manager' }, { role: 'company_owner' }]);
  expect((await api.manage('POST', `/companies/${id}/invitations/`, other)).statusCode).toBe(409);

  const { phone } = employee;
  const asked = await api.post('/api/account/user/registrate', {
    ...{ phone, surname: 'Петрова', name: 'Анна', email: 'anna@example.ru', city: 'Тула', inn: null },
    ...{ consent_personal: true, consent_marketing: false },
  });
  const session = sessionOf(asked) ?? null;
  const done = await api.post('/api/account/user/verify', { phone, code: await lastCode(api, phone) }, { session });
  expect(done.json().user).toMatchObject({ role: 'company_owner', company: company.name, dealer_access: true });
  expect((await show(id)).members).toMatchObject([{ phone, role: 'company_owner' }]);
  expect((await repeat()).statusCode).toBe(409);
});

test('suspends a company: no partner access, no page on the site; resumes with the same terms', async () => {
  expect((await user()).dealer_access).toBe(true);
  const before = await show(1);
  const suspend = (reason: string) => api.manage('POST', '/companies/1/suspend/', { reason });
  expect((await suspend(' ')).statusCode).toBe(400);
  expect((await suspend('Долг')).json()).toMatchObject({ suspended: true, suspension_reason: 'Долг', level: 'gold' });
  expect((await suspend('Ещё раз')).statusCode).toBe(409);
  expect(await user()).toMatchObject({ dealer_access: false, kp_access: false });
  expect((await lastNotice()).text).toContain('Причина: Долг');
  expect((await api.get(PARTNER_PAGE)).statusCode).toBe(404);
  expect((await api.get('/api/partners/')).body).not.toContain('vorota-plyus');
  const { items } = (await api.manage('GET', '/certificates/?search=%D0%92%D0%BE%D1%80%D0%BE%D1%82%D0%B0')).json();
  expect(items).toMatchObject([{ state: 'revoked' }]);
  expect((await list('suspended=true')).items).toMatchObject([{ id: 1 }]);

  const resumed = (await api.manage('POST', '/companies/1/resume/')).json();
  expect({ ...resumed, decisions: [] }).toEqual({ ...before, decisions: [] });
  expect(resumed.decisions.slice(0, 2)).toMatchObject([{ action: 'resume' }, { action: 'suspend', text: 'Долг' }]);
  expect((await api.manage('POST', '/companies/1/resume/')).statusCode).toBe(409);
  expect((await user()).dealer_access).toBe(true);
  expect((await api.get(PARTNER_PAGE)).statusCode).toBe(200);
});
