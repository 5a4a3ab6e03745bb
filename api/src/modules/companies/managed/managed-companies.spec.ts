import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

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
const setTerms = (id: number, terms: object) => api.manage('PUT', `/companies/${id}/terms/`, terms);
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
  const { level, personal_discount, credit_limit } = await show(1);
  const terms = { level, personal_discount, credit_limit };
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
  expect(resumed.decisions).toMatchObject([{ action: 'resume' }, { action: 'suspend', text: 'Долг' }, {}]);
  expect((await api.manage('POST', '/companies/1/resume/')).statusCode).toBe(409);
  expect((await user()).dealer_access).toBe(true);
  expect((await api.get(PARTNER_PAGE)).statusCode).toBe(200);
});
