import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ManagedRequest, RequestPageData } from '@site/contracts/form-requests';
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
const letters = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');

test('a request is found by its number and the phone or the e-mail that came with it, however they are typed', async () => {
  const { number, url } = await send();
  for (const contact of ['8 900 111-22-33', ' +79001112233 ', 'petr@EXAMPLE.ru'])
    expect((await find(number, contact)).json()).toEqual({ url });
  expect((await find(number.replace('З-', ''), asked.phone)).json()).toEqual({ url });
  expect((await find(`з${Number(number.slice(2))}`, asked.phone)).json()).toEqual({ url });
});

test('the number of somebody else and one that nobody has are answered alike; tries are counted', async () => {
  const { number } = await send({ email: undefined });
  const address = '203.0.113.2';
  const answers = await Promise.all([
    find(number, '+79990000000', address),
    find(number, 'petr@example.ru', address),
    find('З-999999', asked.phone, address),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ url: null });
  }
  expect((await find('привет', asked.phone, address)).statusCode).toBe(400);
  for (let tries = 0; tries < 7; tries++) await find(number, '+79990000000', address);
  expect((await find(number, asked.phone, address)).statusCode).toBe(429);
});

test('without scripts the form leads to the page, or back to where it says that there is none; its tries are counted too', async () => {
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
  for (const answer of [
    await post('+79990000000'),
    await post(asked.phone, 'З-999999'),
    await post(asked.phone, 'привет'),
    await post(''),
  ])
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/support/request/?missing=1']);
  expect((await post(asked.phone, number, 'cross-site')).statusCode).toBe(403);
  for (let tries = 0; tries < 5; tries++) await find(number, '+79990000000', address);
  expect((await post(asked.phone)).statusCode).toBe(429);
});

test('its page tells the state with its dates and the answer, to whoever has the link, and is kept nowhere', async () => {
  const { number, url } = await send();
  expect(await letters()).toContain(url);
  const answer = await api.get(`/api${url}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().seo.robots).toBe('noindex, nofollow');
  // Links are passed on: whose it is does not stand there.
  expect(answer.body).not.toMatch(/9001112233|petr@/i);
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

test('what is sent from the page of a partner is a request to that partner', async () => {
  const subject = async (page: string) => {
    const { url } = (await api.post('/api/forms/partner-request/', { ...asked, page })).json() as Accepted;
    return (await at(url))?.subject;
  };
  expect(await subject('/partners/vorota-plyus/')).toBe('Заявка партнёру');
  expect(await subject('/partners/')).toBe('Заявка в\u00a0партнёрскую сеть');
});

test('whoever asked with an account reads number, state and answer among his own data', async () => {
  const session = await logIn(api, '+79000000001');
  const { number } = (await api.post('/api/forms/callback/', asked, { session })).json() as Accepted;
  await move(number, 'answered', 'Позвоним в\u00a0полдень');
  const data = (await api.get('/api/account/personal/data.json', { session })).json();
  expect(data.requests[0]).toMatchObject({ state: 'answered', answers: ['Позвоним в\u00a0полдень'] });
  const html = (await api.get('/api/account/personal/data.html', { session })).body;
  for (const part of [number, 'Отвечено', 'Позвоним в\u00a0полдень']) expect(html).toContain(part);
});

test('the staff lists what waits, by form and by words; a closed one leaves the list, and only it can be opened again', async () => {
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
