import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

const OWNER = '+79000000010';
let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '200' });
  ({ as } = orderCallsOf(api));
});
afterAll(() => api.close());

const page = async (phone: string | null) =>
  api.get('/api/account/partner-certificate/', { session: phone && (await as(phone)) });
const certificate = async (phone: string) => (await page(phone)).json().pagedata.certificate;
const check = (number: string, session?: string) =>
  api.get(`/api/partners/certificate/?number=${encodeURIComponent(number)}`, { session });
const checked = async (number: string) => (await check(number)).json().pagedata;
const decide = (number: string, what: string, body?: object) =>
  api.manage('POST', `/certificates/${encodeURIComponent(number)}/${what}/`, body);
const found = async (query: string): Promise<string[]> =>
  (await api.manage('GET', `/certificates/?${encodeURI(query)}`))
    .json()
    .items.map((one: { number: string }) => one.number);

test('shows the certificate to a partner’s employees, an empty page to non-partners, and rejects other users', async () => {
  expect(await certificate('+79000000003')).toMatchObject({
    number: expect.stringMatching(/^ПС-\d{4}-0001$/),
    company: 'ООО «Ворота Плюс»',
    level: 'Партнёр',
    state: 'expiring',
    days_left: 40,
  });
  expect((await page('+79000000007')).json().pagedata).toMatchObject({
    company: 'ООО «Стройзаказ»',
    certificate: null,
  });
  expect((await page('+79000000008')).json().pagedata).toMatchObject({ company: null, certificate: null });
  for (const [phone, status] of [
    [null, 401],
    ['+79000000001', 403],
    ['+79000000002', 403],
  ] as const)
    expect((await page(phone)).statusCode).toBe(status);
  const own = await page(OWNER);
  expect([own.headers['cache-control'], own.json().seo.robots]).toEqual(['no-store', 'noindex, nofollow']);
});

test('serves a PDF with the partner and the validity, for partners only', async () => {
  const session = await as(OWNER);
  const pdf = await api.get('/api/account/partner-certificate.pdf', { session, key: null });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['cache-control']).toBe('private, no-store');
  const text = await pdfText(pdf.bytes);
  const { number } = await certificate(OWNER);
  for (const part of [number, 'ООО «Ворота Плюс»', 'Партнёр', 'https://site.test/partners/certificate/'])
    expect(text).toContain(part);
  const statuses = ['+79000000007', '+79000000001'].map(async (phone) => {
    const response = await api.get('/api/account/partner-certificate.pdf', {
      session: await as(phone),
      key: null,
    });
    return response.statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([404, 403]);
});

test('checks a number publicly, with a limit', async () => {
  const { number } = await certificate(OWNER);
  expect((await api.get('/api/partners/certificate/')).json().pagedata).toMatchObject({ outcome: 'none' });
  expect(await checked(number.toLowerCase())).toMatchObject({
    outcome: 'found',
    certificate: { number, company: 'ООО «Ворота Плюс»', partner_url: '/partners/vorota-plyus/' },
  });
  expect(await checked('ПС-2001-9999')).toMatchObject({ outcome: 'unknown', certificate: null });
  expect((await check(number)).json().seo.robots).toBe('noindex, nofollow');

  for (let n = 0; n < 10; n += 1) await check(number);
  expect(await checked(number)).toMatchObject({
    outcome: 'limited',
    certificate: null,
    text: expect.stringContaining('Слишком много попыток'),
  });
  api.wait(61 * 60_000);
  expect((await checked(number)).outcome).toBe('found');
});

test('reminds the owner before expiry, and renews for a year', async () => {
  const waits = async (phone: string) =>
    (await api.get('/api/account/main/', { session: await as(phone) }))
      .json()
      .pagedata.waiting.filter(({ kind }: { kind: string }) => kind === 'certificate');
  expect(await waits('+79000000003')).toEqual([]);
  expect(await waits(OWNER)).toMatchObject([
    { title: expect.stringContaining('истекает через 40'), url: '/account/partner-certificate/' },
  ]);
  const { number } = await certificate(OWNER);
  const [first] = (await api.manage('GET', '/certificates/')).json().items;
  expect(first).toMatchObject({ number, state: 'expiring' });
  expect(await found('search=ворота плюс')).toEqual([number]);
  expect(await found(`search=${number.slice(-4)}&state=expiring`)).toEqual([number]);
  expect(await found('state=active')).not.toContain(number);
  const renewed = (await decide(number, 'renew')).json();
  expect(renewed).toMatchObject({
    state: 'active',
    valid_until: `${Number(first.valid_until.slice(0, 4)) + 1}${first.valid_until.slice(4)}`,
    decisions: [{ author: 'Заказова Зоя', action: 'issue', text: `вместо ${number}` }],
  });
  expect((await certificate(OWNER)).number).toBe(renewed.number);
  expect(await waits(OWNER)).toEqual([]);
  const { items } = (await api.get('/api/account/notices/', { session: await as(OWNER) })).json();
  expect(items[0].title).toContain(renewed.number);
});

test('reports expired certificates, and revoked ones also after leaving the network', async () => {
  const { number } = await certificate('+79000000005');
  api.wait(311 * DAY);
  as = (phone) => logIn(api, phone);
  expect((await checked(number)).certificate.state).toBe('expired');
  expect(await found('state=expired')).toContain(number);
  const last = (await certificate(OWNER)).number;
  expect((await decide(last, 'revoke', { reason: ' ' })).statusCode).toBe(400);
  expect((await decide(last, 'revoke', { reason: 'Нет шоурума' })).json()).toMatchObject({ state: 'revoked' });
  expect((await decide(last, 'revoke', { reason: 'Ещё раз' })).statusCode).toBe(409);
  expect((await checked(last)).certificate).toMatchObject({ state: 'revoked', partner_url: null });
  await api.db.execute(sql`update companies set dealer_access = false where id = 3`);
  expect((await checked(number)).certificate.state).toBe('revoked');
  expect(await found('state=revoked')).toEqual(expect.arrayContaining([number, last]));
  expect(await certificate('+79000000005')).toBeNull();
  expect((await decide(number, 'renew')).statusCode).toBe(409);
  expect((await decide('ПС-2001-9999', 'renew')).statusCode).toBe(404);
});
