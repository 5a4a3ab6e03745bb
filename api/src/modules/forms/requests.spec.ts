import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ManagedRequest, RequestPageData } from '@site/contracts/form-requests';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '100' });
});
afterAll(() => api.close());

const asked = {
  name: 'Пётр',
  phone: '+79001112233',
  email: 'Petr@example.ru',
  comment: 'Какой привод нужен?',
  page: '/warranty/',
  consent: true,
};
type Accepted = { number: string; url: string };
const send = async (change: object = {}): Promise<Accepted> =>
  (await api.post('/api/forms/feedback/', { ...asked, ...change })).json();
const at = async (url: string) => RequestPageData.parse((await api.get(`/api${url}`)).json().pagedata).request;
const find = async (number: string, contact: string, address = '203.0.113.1') =>
  api.post('/api/forms/requests/find/', { number, contact }, { headers: { 'x-forwarded-for': address } });
const move = (number: string, state: string, text?: string) =>
  api.manage('POST', `/requests/${encodeURIComponent(number)}/state/`, { state, text });
/** E-mail of «Ворота Плюс» in the demo data. */
const OFFICE = 'office@vorota-plyus.example';
const letters = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');

test('finds a request by its number and its phone or e-mail in any notation', async () => {
  const { number, url } = await send();
  for (const contact of ['8 900 111-22-33', ' +79001112233 ', 'petr@EXAMPLE.ru'])
    expect((await find(number, contact)).json()).toEqual({ url });
  expect((await find(number.replace('З-', ''), asked.phone)).json()).toEqual({ url });
  expect((await find(`з${Number(number.slice(2))}`, asked.phone)).json()).toEqual({ url });
});

test('does not distinguish others’ numbers from unknown ones, and limits attempts', async () => {
  const { number } = await send({ email: undefined });
  const address = '203.0.113.2';
  const responses = await Promise.all([
    find(number, '+79990000000', address),
    find(number, 'petr@example.ru', address),
    find('З-999999', asked.phone, address),
  ]);
  for (const response of responses) {
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ url: null });
  }
  expect((await find('привет', asked.phone, address)).statusCode).toBe(400);
  for (let tries = 0; tries < 7; tries++) await find(number, '+79990000000', address);
  expect((await find(number, asked.phone, address)).statusCode).toBe(429);
});

test('redirects to the request or to a not-found notice without scripts, and limits attempts', async () => {
  const { number, url } = await send();
  const address = '203.0.113.3';
  const post = (contact: string, typed = number, site = 'same-origin') =>
    api.app.inject({
      method: 'POST',
      url: '/shop/request/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
        'x-forwarded-for': address,
      },
      payload: new URLSearchParams({ number: typed, contact }).toString(),
    });
  const found = await post('8 900 111-22-33');
  expect([found.statusCode, found.headers.location]).toEqual([303, url]);
  for (const response of [
    await post('+79990000000'),
    await post(asked.phone, 'З-999999'),
    await post(asked.phone, 'привет'),
    await post(''),
  ])
    expect([response.statusCode, response.headers.location]).toEqual([303, '/support/request/?missing=1']);
  expect((await post(asked.phone, number, 'cross-site')).statusCode).toBe(403);
  for (let tries = 0; tries < 5; tries++) await find(number, '+79990000000', address);
  expect((await post(asked.phone)).statusCode).toBe(429);
});

test('shows the state, dates and answer to anyone with the link, uncached', async () => {
  const { number, url } = await send();
  expect(await letters()).toContain(url);
  const response = await api.get(`/api${url}`);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json().seo.robots).toBe('noindex, nofollow');
  // Links can be forwarded, so the page has no contacts.
  expect(response.body).not.toMatch(/9001112233|petr@/i);
  expect(await at(url)).toMatchObject({ number, state: 'new', subject: 'Вопрос', comment: asked.comment });

  await move(number, 'taken');
  expect((await move(number, 'answered')).json().fields).toEqual({ text: 'Напишите ответ' });
  const answered = (await move(number, 'answered', 'Подойдёт SL-80')).json() as ManagedRequest;
  expect(answered).toMatchObject({ state: 'answered', phone: asked.phone, next: ['taken', 'answered', 'closed'] });
  expect(answered.decisions.map(({ action }) => action).toSorted()).toEqual(['answered', 'taken']);
  expect(await at(url)).toMatchObject({
    state: 'answered',
    history: [{ state: 'new' }, { state: 'taken' }, { state: 'answered', text: 'Подойдёт SL-80' }],
  });
  const mail = await letters();
  expect(mail).toContain(`Обращение ${number}: отвечено`);
  expect(mail).toContain('Подойдёт SL-80');
  expect((await api.get('/api/support/request/unknown/')).statusCode).toBe(404);
  expect((await api.get('/api/support/request/')).json().pagedata).toEqual({ kind: 'request', request: null });
});

test('sends a request from a partner’s page to that partner, with its own consent', async () => {
  const request = async (form: string, page: string) => {
    const { url, number } = (await api.post(`/api/forms/${form}/`, { ...asked, page })).json() as Accepted;
    return { number, ...(await at(url)) };
  };
  const { number, form_code, subject } = await request('partner-contact', '/partners/vorota-plyus/');
  expect([form_code, subject]).toEqual(['partner-contact', 'Заявка партнёру']);
  const sent = (await letters()).split('<li ').filter((letter) => letter.includes(number));
  const to = sent.map((letter) => /data-to="([^"]+)"/.exec(letter)![1]);
  expect(to.sort()).toEqual(['Petr@example.ru', 'info@kamerton.example', OFFICE].sort());
  expect(sent.find((letter) => letter.includes(`data-to="${OFFICE}"`))).toContain('+7 (900) 111-22-33');
  const [row] = await rowsOf<{ consent_hash: string; consent_version: string }>(
    api.db.execute(sql`select consent_hash, consent_version from form_requests where form_code like 'partner%'`),
  );
  const [other] = await rowsOf<{ consent_hash: string }>(
    api.db.execute(sql`select consent_hash from form_requests where form_code = 'feedback' limit 1`),
  );
  expect(row!.consent_version).toBe('2026-11-23');
  expect(row!.consent_hash).not.toBe(other!.consent_hash);
  // Older remotes use one form for both.
  expect((await request('partner-request', '/partners/vorota-plyus/')).form_code).toBe('partner-contact');
  expect((await request('partner-request', '/partners/')).subject).toBe('Заявка в\u00a0партнёрскую сеть');
});

test('leaves a partner without an e-mail to the managers', async () => {
  const page = '/partners/severnyy-vezd/';
  const { number } = (await api.post('/api/forms/partner-contact/', { ...asked, page })).json() as Accepted;
  const sent = (await letters()).split('<li ').filter((letter) => letter.includes(number));
  expect(sent).toHaveLength(2);
  expect(sent.join()).toMatch(/нет почты на сайте: передайте ему заявку/);
  expect(sent.join()).toContain('Менеджер ответит вам');
});

test('accepts a form without scripts and redirects to its page, or reports invalid fields', async () => {
  const post = (fields: Record<string, string>, form = 'feedback') =>
    api.app.inject({
      method: 'POST',
      url: `/shop/requests/${form}/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(fields).toString(),
    });
  const typed = { name: 'Пётр', phone: '8 900 111-22-33', email: '', comment: '', page: '/warranty/', consent: 'on' };
  const taken = await post(typed);
  expect(taken.statusCode).toBe(303);
  expect(await at(String(taken.headers.location))).toMatchObject({ form_code: 'feedback', state: 'new' });
  const refused = await post({ ...typed, phone: '12', consent: '' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body.replaceAll('\u00a0', ' ')).toMatch(/Проверьте поля «Телефон»/);
  expect((await post(typed, 'anything')).statusCode).toBe(400);
});

test('includes a user’s requests in the personal data export', async () => {
  const session = await logIn(api, '+79000000001');
  const { number } = (await api.post('/api/forms/callback/', asked, { session })).json() as Accepted;
  await move(number, 'answered', 'Позвоним в\u00a0полдень');
  const data = (await api.get('/api/account/personal/data.json', { session })).json();
  expect(data.requests[0]).toMatchObject({ state: 'answered', answers: ['Позвоним в\u00a0полдень'] });
  const html = (await api.get('/api/account/personal/data.html', { session })).body;
  for (const part of [number, 'Отвечено', 'Позвоним в\u00a0полдень']) expect(html).toContain(part);
});

test('lists open requests by form and search, and reopens only a closed one', async () => {
  const { number } = await send({ comment: 'Ролик 100 % истёрся' });
  const list = async (query: string) =>
    ((await api.manage('GET', `/requests/?${query}`)).json().items as ManagedRequest[]).map((one) => one.number);
  expect(await list(`search=${encodeURIComponent('100 % ист')}`)).toEqual([number]);
  expect(await list('form=price-request')).toEqual([]);
  expect((await move(number, 'new')).statusCode).toBe(400);
  expect((await move(number, 'closed')).statusCode).toBe(200);
  expect((await move(number, 'closed')).json().code).toBe('no_changes');
  expect(await list('')).not.toContain(number);
  expect(await list('state=closed')).toEqual([number]);
  expect((await move(number, 'taken')).json().state).toBe('taken');
  expect((await api.manage('GET', '/requests/999999/')).statusCode).toBe(404);
});

test('mails no user input to the entered address', async () => {
  const typed = { name: 'Выигрыш', email: 'stranger@example.ru', comment: 'Заберите приз: http://spam.example' };
  const { number, url } = await send(typed);
  await move(number, 'answered', 'Ответ менеджера');
  const page = await letters();
  const mailed = page.split('<li ').filter((letter) => letter.startsWith('data-to="stranger@example.ru"'));
  expect(mailed).toHaveLength(2);
  for (const letter of mailed) {
    expect(letter).not.toMatch(/Выигрыш|spam|приз/);
    expect(letter).toContain(url);
  }
  expect(page).toContain('Заберите приз');
});
