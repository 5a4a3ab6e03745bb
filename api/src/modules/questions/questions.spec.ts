import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductQuestions } from '@site/contracts/questions';
import { sql } from 'drizzle-orm';
import { callsOf } from '../../../test/cart-calls.ts';
import { rowsOf } from '../../db/database.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '8' });
});
afterAll(() => api.close());

const page = async (slug: string) => (await api.get(`/api/product/${slug}/`)).json().pagedata.product;
const address = (id: number) => `/api/product/${id}/questions/`;
const question = { name: 'Анна', city: 'Тула', email: 'anna@example.ru', text: 'Подойдёт для улицы?', consent: true };
const open = { ...question, consent_publication: true };

test('shows the newest answered questions on the product page and pages through the rest', async () => {
  const { id, questions } = await page('privod-sl-80');
  expect(questions).toMatchObject({ total: 7, items: [{ author: 'Дмитрий', city: 'Тула' }, {}, {}, {}] });
  const more = await api.get(`${address(id)}?after=${questions.items.at(-1).id}`);
  const { items, total } = ProductQuestions.parse(more.json());
  expect(total).toBe(7);
  const days = [...questions.items, ...items].map(({ asked_on }: { asked_on: string }) => asked_on);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set([...questions.items, ...items].map((item: { id: number }) => item.id)).size).toBe(7);
  for (const { asked_on, answered_on } of items) expect(answered_on >= asked_on).toBe(true);
});

test('seeds questions for at least forty products with plausible dates', async () => {
  const [row] = await rowsOf<{ products: number; wrong: number }>(
    api.db.execute(sql`select count(distinct product_id)::int as products,
      count(*) filter (where answered_at < asked_at or answered_at > '2026-11-21')::int as wrong from product_questions`),
  );
  expect(row?.products).toBeGreaterThanOrEqual(40);
  expect(row?.wrong).toBe(0);
});

test('stores a question with its consent and hides it until it is published with an answer', async () => {
  const id = await callsOf(api).product(sql`article = '908TL-0010'`);
  const { slug } = (await api.get(`/api/product/cards/?ids=${id}`)).json().products[0];
  expect((await page(slug)).questions).toEqual({ items: [], total: 0 });

  expect((await api.post(address(id), open)).json()).toEqual({ status: 'ok' });
  api.wait(6_000);
  expect((await page(slug)).questions.total).toBe(0);
  const [kept] = await rowsOf<Record<string, unknown>>(
    api.db.execute(sql`select * from product_questions where product_id = ${id}`),
  );
  expect(kept).toMatchObject({
    author: 'Анна',
    email: 'anna@example.ru',
    is_published: false,
    agreed_version: '2026-11-23',
    may_publish: true,
  });
  for (const hash of [kept?.agreed_hash, kept?.publication_hash]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.publication_hash).not.toBe(kept?.agreed_hash);

  const publish = (change: ReturnType<typeof sql>) =>
    api.db.execute(sql`update product_questions set ${change} where product_id = ${id}`);
  await expect(publish(sql`is_published = true`)).rejects.toThrow();
  await publish(sql`is_published = true, answer = 'Да, IP54', answered_at = now()`);
  api.wait(6_000);
  const { questions } = await page(slug);
  expect(questions).toMatchObject({
    total: 1,
    items: [{ author: 'Анна', text: 'Подойдёт для улицы?', answer: 'Да, IP54' }],
  });
  expect(JSON.stringify(questions)).not.toContain('anna@example.ru');
});

test.each([
  ['without consent', { ...question, consent: false }],
  ['without an e-mail address', { ...question, email: '' }],
  ['without text', { ...question, text: ' ' }],
  ['with an overlong text', { ...question, text: 'а'.repeat(1001) }],
])('rejects a question %s', async (_case, request) => {
  expect((await api.post(address(1), request)).statusCode).toBe(400);
});

test('rejects a question about an unknown product', async () => {
  expect((await api.post(address(999_999), question)).statusCode).toBe(404);
});

test('limits questions per network address', async () => {
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push((await api.post(address(1), question)).statusCode);
  expect(answers.at(-1)).toBe(429);
});

test('lets the staff publish an answer and sends its author one e-mail', async () => {
  api.wait(61 * 60_000); // Reset the rate limit.
  const id = await callsOf(api).product(sql`article = '908TK-0010'`);
  const { slug } = (await api.get(`/api/product/cards/?ids=${id}`)).json().products[0];
  await api.post(address(id), { ...open, email: 'vera@example.ru', text: 'Есть ли обогрев?' });
  const waiting = async () => (await api.manage('GET', '/product-questions/')).json();
  const asked = (await waiting()).items.find(({ article }: { article: string }) => article === '908TK-0010');
  expect(asked).toMatchObject({ article: '908TK-0010', author: 'Анна, Тула', text: 'Есть ли обогрев?', answer: null });

  const publish = (text: string) => api.manage('POST', `/product-questions/${asked.id}/publish/`, { text });
  expect((await publish(' ')).statusCode).toBe(400);
  expect((await publish('Да, до минус сорока.')).json()).toMatchObject({
    published: true,
    url: `/product/${slug}/`,
    decisions: [{ author: 'Заказова Зоя', action: 'publish' }],
  });
  await publish('Да, до −40 °C.');
  api.wait(6_000);
  expect((await page(slug)).questions).toMatchObject({ total: 1, items: [{ answer: 'Да, до −40 °C.' }] });
  expect((await waiting()).items.map((item: { id: number }) => item.id)).not.toContain(asked.id);
  expect((await api.get('/dev/mail/')).body.split('data-to="vera@example.ru"')).toHaveLength(2);
  expect((await api.manage('GET', '/product-questions/999999/')).statusCode).toBe(404);
});

test('sends the answer only by e-mail without consent to publication', async () => {
  api.wait(61 * 60_000);
  const id = await callsOf(api).product(sql`article = '908SG-0010'`);
  const { slug } = (await api.get(`/api/product/cards/?ids=${id}`)).json().products[0];
  await api.post(address(id), { ...question, email: 'nina@example.ru' });
  const waiting = async () =>
    (await api.manage('GET', '/product-questions/')).json().items as { id: number; article: string }[];
  const asked = (await waiting()).find(({ article }) => article === '908SG-0010')!;
  expect(asked).toMatchObject({ may_publish: false });
  const answered = await api.manage('POST', `/product-questions/${asked.id}/publish/`, { text: 'Да, подойдёт.' });
  expect(answered.json()).toMatchObject({
    published: false,
    answer: 'Да, подойдёт.',
    decisions: [{ action: 'answer' }],
  });
  api.wait(6_000);
  expect((await page(slug)).questions.total).toBe(0);
  expect(await waiting()).not.toContainEqual(expect.objectContaining({ id: asked.id }));
  const [, letter = ''] = (await api.get('/dev/mail/')).body.split('data-to="nina@example.ru"');
  expect(letter).toContain('Да, подойдёт.');
  expect(letter.split('</li>')[0]).not.toContain('опубликованы');
});
