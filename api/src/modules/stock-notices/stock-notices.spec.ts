import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { callsOf } from '../../../test/cart-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const FRESH = 6_000;

let api: TestApp;
let id: number;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '12' });
  id = await callsOf(api).product(sql`stock_state = 'expected'`);
});
afterAll(() => api.close());

const ask = (email: string, product = id, consent = true) =>
  api.post(`/api/product/${product}/stock-notice/`, { email, consent });
const emails = async (to: string) =>
  (await api.get('/dev/mail/', { key: null })).body.split(`data-to="${to}"`).slice(1);
const setState = async (state: string) => {
  await api.db.execute(sql`update products set stock_state = ${state} where id = ${id}`);
  api.wait(FRESH);
};
const sweep = () => api.sweep('stock-notices');

test('sends one e-mail with a link when the product arrives', async () => {
  expect((await ask('Anna@example.ru')).json()).toEqual({ status: 'ok' });
  expect((await ask('anna@example.ru')).json()).toEqual({ status: 'ok' });
  await sweep();
  expect(await emails('anna@example.ru')).toEqual([]);

  await setState('low_stock');
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const [email = '', ...more] = await emails('anna@example.ru');
  expect(more).toEqual([]);
  const { slug, name } = (await api.get(`/api/product/cards/?ids=${id}`)).json().products[0];
  expect(email).toContain(name);
  expect(email).toContain(`https://site.test/product/${slug}/`);
});

test('accepts a new request after the product has run out again', async () => {
  await setState('backorder');
  expect((await ask('anna@example.ru')).statusCode).toBe(200);
  await setState('in_stock');
  await sweep();
  expect(await emails('anna@example.ru')).toHaveLength(2);
});

test('retries a failed e-mail after a pause', async () => {
  await setState('expected');
  await ask('gleb@example.ru');
  await setState('in_stock');
  await api.db.execute(sql`alter table mail_inbox rename to mail_inbox_away`);
  await sweep();
  await api.db.execute(sql`alter table mail_inbox_away rename to mail_inbox`);
  expect(await emails('gleb@example.ru')).toEqual([]);
  api.wait(2 * 60_000);
  await api.workOff();
  expect(await emails('gleb@example.ru')).toHaveLength(1);
});

test('rejects requests for products in stock or discontinued', async () => {
  const answer = await ask('boris@example.ru');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('Товар уже в\u00a0наличии: его можно заказать');
  const gone = await callsOf(api).product(sql`stock_state = 'discontinued'`);
  expect((await ask('boris@example.ru', gone)).json().message).toMatch(/снят с.производства/);
  expect((await ask('boris@example.ru', 999_999)).statusCode).toBe(404);
});

test('requires consent and stores its version', async () => {
  await setState('on_request');
  expect((await ask('vera@example.ru', id, false)).statusCode).toBe(400);
  expect((await ask('vera', id)).statusCode).toBe(400);
  expect((await ask('vera@example.ru')).statusCode).toBe(200);
  const [row] = await rowsOf<Record<string, string>>(
    api.db.execute(sql`select * from stock_notices where email = 'vera@example.ru'`),
  );
  expect(row).toMatchObject({ agreed_version: '2026-11-23', agreed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('deletes requests after the retention period', async () => {
  api.wait(181 * DAY);
  await sweep();
  const rows = await rowsOf(api.db.execute(sql`select id from stock_notices`));
  expect(rows).toEqual([]);
});

test('limits requests per network address', async () => {
  const codes: number[] = [];
  for (let i = 0; i < 13; i += 1) codes.push((await ask(`g${i}@example.ru`)).statusCode);
  expect(codes.at(-1)).toBe(429);
});
