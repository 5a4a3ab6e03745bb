import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { callsOf } from '../../../test/cart-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test('sells, removes and restores a pack larger than the maximum quantity', async () => {
  const calls = callsOf(api);
  const id = await calls.product();
  await api.db.execute(sql`update products set multiplicity = 1200 where id = ${id}`);
  api.wait(10_000);
  const session = await calls.begin(id, 1);
  const quantities = async () => (await calls.cart(session)).items.map(({ qty }) => qty);
  expect(await quantities()).toEqual([1200]);
  await api.delete(`/api/cart/items/${id}/`, { session });
  const restored = await api.post('/api/cart/restore/', { lines: [{ product_id: id, qty: 1200 }] }, { session });
  expect(restored.statusCode).toBe(200);
  expect(await quantities()).toEqual([1200]);
});
