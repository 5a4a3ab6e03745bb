import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ClaimPageData, type ClaimRequest, WarrantyPageData } from '@site/contracts/warranty';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const KNOWN = '2609SL80A017';
const EXPIRED = '2218SL80C051';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '100', CAPTCHA_BITS: '4' });
});
afterAll(() => api.close());

/** Each call uses a new address, because five checks an hour are free. */
let addresses = 0;
const from = (address = `203.0.113.${(addresses += 1)}`) => ({ headers: { 'x-forwarded-for': address } });
const page = async (serial: string, call: object = from()) =>
  WarrantyPageData.parse((await api.get(`/api/warranty/?serial=${encodeURIComponent(serial)}`, call)).json().pagedata);

const claim: ClaimRequest = {
  article: '901SL-0080',
  serial: KNOWN,
  purchased_on: '2026-03-20',
  seller: 'Столичные ворота, Москва',
  defect: 'Привод не отвечает на пульты',
  files: [],
  name: 'Анна',
  phone: '+79161234567',
  email: 'anna@example.ru',
  consent: true,
};
const send = (change: object = {}) => api.post('/api/warranty/claims/', { ...claim, ...change });
const upload = async (name = 'плата.pdf') => {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7 фото']), name);
  return (await api.post('/api/warranty/claims/files/', form)).json().file as { id: string };
};
const emails = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');
const claimAt = async (url: string) => ClaimPageData.parse((await api.get(`/api${url}`)).json().pagedata).claim;
const answer = (number: number, state: string, text = '') =>
  api.manage('POST', `/warranty-claims/${number}/answer/`, { state, text });

test('finds a device by its serial number in any spelling', async () => {
  const { outcome, device } = await page(' 2609-sl80а017 ');
  expect(outcome).toBe('found');
  expect(device).toMatchObject({
    ...{ serial: KNOWN, article: '901SL-0080', url: '/product/privod-sl-80/', state: 'active' },
    ...{ months: 36, basis: 'partner', sold_on: '2026-03-20', until: '2029-03-20' },
    made_in_week_of: '2026-02-23',
    text: 'Гарантия действует до\u00a020\u00a0марта\u00a02029\u00a0г.',
  });
  expect(device?.parts.map(({ article }) => article)).toContain('119RSL001');
});

test('reports expired, unknown and malformed serial numbers', async () => {
  expect((await page(EXPIRED)).text).toBe('Срок гарантии истёк 3\u00a0июня\u00a02025\u00a0г.');
  expect(await page('2609ZZZZZZ')).toMatchObject({
    outcome: 'unknown',
    text: 'Серийный номер не\u00a0найден',
    device: null,
  });
  expect(await page('SL-80')).toMatchObject({ outcome: 'malformed', serial: 'SL-80' });
});

test('starts the term at manufacture when the sale date is unknown', async () => {
  const { device } = await page('2621SL60A055');
  expect(device).toMatchObject({ sold_on: null, made_in_week_of: '2026-05-18', until: '2029-05-18' });
});

test('requires a captcha from the sixth check in an hour; one solution allows one check', async () => {
  const same = from('198.51.100.7');
  for (let n = 0; n < 5; n += 1) expect((await page(KNOWN, same)).outcome).toBe('found');
  expect(await page(KNOWN, same)).toMatchObject({ outcome: 'captcha', serial: KNOWN, device: null });
  expect((await page('SL-80', same)).outcome).toBe('malformed');

  const begun = await api.post('/api/captcha/challenge/', {});
  const { challenge, bits } = begun.json();
  const session = sessionOf(begun) ?? null;
  let nonce = 0;
  const digest = () => createHash('sha256').update(`${challenge}:${nonce}`).digest();
  while (digest().readUInt32BE(0) >>> (32 - bits) !== 0) nonce += 1;
  await api.post('/api/captcha/', { challenge, nonce }, { session });
  expect((await page(KNOWN, { ...same, session })).outcome).toBe('found');
  expect((await page(KNOWN, { ...same, session })).outcome).toBe('captcha');

  api.wait(DAY);
  expect((await page(KNOWN, same)).outcome).toBe('found');
});

test('creates a claim with a page, sends e-mails and records the consent', async () => {
  const { id } = await upload();
  const { number, url } = (await send({ files: [id] })).json();
  expect(await claimAt(url)).toMatchObject({
    ...{ number, state: 'new', serial: KNOWN, defect: claim.defect },
    files: [{ id, name: 'плата.pdf' }],
    history: [{ state: 'new', text: '', by_visitor: false }],
  });
  const file = await api.get(`/api/warranty/claims/${url.split('/')[2]}/files/${id}`, { key: null });
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-1.7 фото']);
  const answered = await api.get(`/api${url}`);
  expect([answered.headers['cache-control'], answered.json().seo.robots]).toEqual(['no-store', 'noindex, nofollow']);

  const mail = await emails();
  expect(mail).toContain(`Гарантийное обращение № ${number} принято`);
  expect(mail).toContain(`https://site.test${url}`);
  const receipt = mail.split('<li ').find((letter) => letter.includes(`${number} принято`)) ?? '';
  expect(receipt).toContain('data-to="anna@example.ru"');
  expect(receipt).not.toMatch(/Анна|901SL-0080/);
  expect(mail).toContain(`Гарантийное обращение № ${number}: 901SL-0080`);
  const [row] = await rowsOf(
    api.db.execute(sql`select agreed_version, agreed_hash, created_at from warranty_claims where number = ${number}`),
  );
  expect(row).toMatchObject({ agreed_version: '2026-11-23', agreed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('reports the invalid field of a claim', async () => {
  for (const [field, value, text] of [
    ['serial', 'SL-80', /две цифры года/],
    ['purchased_on', '2027-01-01', /в.будущем/],
    ['defect', ' ', /Заполните/],
    ['consent', false, /Заполните/],
    ['files', ['00000000-0000-4000-8000-000000000000'], /Загрузите их ещё раз/],
  ] as const) {
    const refused = await send({ [field]: value });
    expect([field, refused.statusCode, refused.json().fields[field]]).toEqual([
      field,
      400,
      expect.stringMatching(text),
    ]);
  }
});

test('finds a claim by number and phone only', async () => {
  const { number, url } = (await send()).json();
  const find = async (phone: string, call = from()) =>
    (await api.post('/api/warranty/claims/find/', { number, phone }, call)).json();
  expect(await find(claim.phone)).toEqual({ url });
  expect(await find('+79160000000')).toEqual({ url: null });
  const same = from('198.51.100.8');
  for (let n = 0; n < 10; n += 1) await find('+79160000000', same);
  expect((await find(claim.phone, same)).code).toBe('too_many');
  for (const code of ['claims', 'nobody-has-this-code'])
    expect((await api.get(`/api/warranty/${code}/`)).statusCode).toBe(404);
});

test('finds a claim without scripts, with the phone in any format', async () => {
  const { number, url } = (await send()).json();
  const address = '198.51.100.77';
  const post = (fields: Record<string, string>, site = 'same-origin') =>
    api.app.inject({
      method: 'POST',
      url: '/shop/warranty-claim/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
        'x-forwarded-for': address,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const phone = claim.phone.replace('+7', '8 ');
  const found = await post({ number, phone });
  expect([found.statusCode, found.headers.location]).toEqual([303, url]);
  for (const fields of [
    { number, phone: '+79160000000' },
    { number: 'первое', phone },
    { number, phone: '' },
  ])
    expect((await post(fields)).headers.location).toBe('/warranty?missing=1#claim-state');
  expect((await post({ number, phone }, 'cross-site')).statusCode).toBe(403);
});

test('records and e-mails each step of a claim', async () => {
  const { number, url } = (await send({ email: 'boris@example.ru' })).json();
  const code = url.split('/')[2];
  const reply = (body: object) => api.post(`/api/warranty/claims/${code}/reply/`, body);
  expect((await reply({ text: 'Рано' })).statusCode).toBe(409);

  expect((await answer(number, 'question')).json().fields.text).toBeDefined();
  expect((await answer(number, 'closed', 'Готово')).statusCode).toBe(409);
  expect((await answer(number, 'question', 'Пришлите фото платы')).json()).toMatchObject({
    state: 'question',
    device: expect.stringContaining('Гарантия действует'),
    decisions: [{ noun: 'warranty-claims', author: 'Заказова Зоя', action: 'question' }],
  });
  expect(await emails()).toContain(`Обращение № ${number}: Нужны сведения`);

  const { id } = await upload('ответ.pdf');
  expect((await reply({ text: 'Приложил', files: [id] })).json().claim).toMatchObject({
    state: 'review',
    files: [{ id }],
    history: [{ state: 'new' }, { state: 'question' }, { state: 'review', text: 'Приложил', by_visitor: true }],
  });
  expect(await emails()).toContain(`Ответ по обращению № ${number}`);

  await answer(number, 'accepted', 'Привезите в «Северный въезд»');
  await answer(number, 'closed');
  expect((await claimAt(url)).state).toBe('closed');
  expect(await emails()).toContain(`Обращение № ${number}: Завершено`);
});

test('lists pending claims by default', async () => {
  const list = async (query = '') => (await api.manage('GET', `/warranty-claims/${query}`)).json();
  const states = async (query: string) => [
    ...new Set((await list(query)).items.map(({ state }: { state: string }) => state)),
  ];
  expect((await states('')).toSorted()).toEqual(['accepted', 'new', 'review']);
  expect(await states('?state=refused')).toEqual(['refused']);
  expect((await list('?all=true')).total).toBeGreaterThanOrEqual(12);
  const numbers = (await list('?all=true')).items.map(({ number: one }: { number: number }) => one);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const [{ number: newest, name, serial }] = (await list('?all=true')).items;
  for (const search of [String(newest), name, serial.toLowerCase()])
    expect((await list(`?all=true&search=${encodeURIComponent(search)}`)).items[0]).toMatchObject({ number: newest });
  expect((await list('?all=true&search=%25')).total).toBe(0);
});

test('imports all devices or none and replaces existing ones', async () => {
  const enter = (...devices: object[]) => api.manage('PUT', '/warranty-devices/', { devices });
  const device = { serial: '2640sl80x001', article: '901SL-0080', sold_on: null, months: 24, basis: 'basic' };
  const refused = await enter(device, { ...device, serial: '2640SL80X002', article: 'NONE' });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['devices.1.article']]);
  expect((await page('2640SL80X001')).outcome).toBe('unknown');
  expect((await enter(device)).json()).toEqual({ status: 'ok', entered: 1 });
  await enter({ ...device, sold_on: '2026-11-01', months: 36, basis: 'partner' });
  expect((await page('2640SL80X001')).device).toMatchObject({ sold_on: '2026-11-01', until: '2029-11-01' });
});

test('deletes uploads without a claim after a day', async () => {
  await upload();
  const folder = join(api.dataDir, 'claim-files');
  const before = (await readdir(folder)).length;
  api.wait(2 * DAY);
  await api.sweep('warranty');
  expect((await readdir(folder)).length).toBe(before - 1);
});
