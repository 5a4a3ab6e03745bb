import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await startTestApp();
  session = await logIn(api, '+79000000001');
});
afterAll(() => api.close());

const PERSONAL = '/api/account/personal/';
const person = (changes: object) => ({
  surname: 'Покупалов',
  name: 'Пётр',
  patronymic: '',
  email: 'demo@example.ru',
  city: 'Тверь',
  position: '',
  ...changes,
});

test.each([
  ['in composed form', { name: 'Андреи\u0306' }, { name: 'Андрей' }],
  ['with a plain hyphen', { surname: 'Иванов\u2011Петров' }, { surname: 'Иванов-Петров' }],
  ['with plain spaces', { city: 'Нижний\u00a0Новгород' }, { city: 'Нижний Новгород' }],
  ['without invisible characters', { city: '\ufeffТу\u200bла\u00ad' }, { city: 'Тула' }],
])('stores a text %s', async (_case, typed, kept) => {
  expect((await api.post(PERSONAL, person(typed), { session })).statusCode).toBe(200);
  const { personal } = (await api.get('/api/fetch/userdata/', { session })).json();
  expect(personal).toMatchObject(kept);
});

test('finds an article despite invisible characters', async () => {
  const found = async (query: string) =>
    (await api.get(`/api/search/?q=${encodeURIComponent(query)}`))
      .json()
      .pagedata.products.map(({ article }: { article: string }) => article);
  const plain = await found('901SL-0080');
  expect(plain).toContain('901SL-0080');
  for (const typed of ['901SL\u200b-0080', '901SL\u20110080', '\ufeff901SL\u22120080\u00a0'])
    expect([typed, await found(typed)]).toEqual([typed, plain]);
});

test('keeps the typography of staff texts', async () => {
  const text = 'Вернёмся в\u00a0полдень, −40\u202f°C, 8\u2011800, авто\u00adматика';
  const answer = await api.manage('PUT', '/texts/technical_text/', { text: `\ufeff${text}\u200b` });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ technical_text: text })]);
});
