import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { START } from '../../../../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
let time = START.getTime();
beforeAll(async () => {
  api = await startTestApp();
  calls = orderCallsOf(api);
  buyer = await calls.as('+79000000004');
});
afterAll(() => api.close());

const goTo = (moment: string) => {
  api.wait(Date.parse(moment) - time);
  time = Date.parse(moment);
};

// The rate is 20 % for shipments until 31 December 2025, a Wednesday, and 22 % afterwards.
test.each([
  ['2025-12-26T09:00:00Z', 'in_stock', 20],
  ['2025-12-29T09:00:00Z', 'in_stock', 22],
  ['2025-12-03T09:00:00Z', 'backorder', 20],
  ['2025-12-04T09:00:00Z', 'backorder', 22],
])('applies the rate by the shipping date: ordered at %s, %s, %d %%', async (day, state, rate) => {
  goTo(day);
  const [slow = 0, other = 0] = await calls.products();
  await calls.whileProduct(slow, sql`stock_state = ${state}, lead_weeks = 4`, async () => {
    for (const product of [slow, other]) await calls.put(product, 1, buyer);
    const id = await calls.place(buyer, forCompany);
    const order = await calls.order(id, buyer);
    expect(order.vat_rate).toBe(rate);
    expect(order.vat).toBe(Math.round((order.total * rate) / (100 + rate)));
    const lines = await rowsOf<{ vat_rate: number }>(
      api.db.execute(sql`select vat_rate from order_lines where order_id = ${id}`),
    );
    expect(lines.map(({ vat_rate }) => vat_rate)).toEqual([rate, rate]);
    const invoice = await api.get(`/api/order/${id}/invoice.pdf`, { session: buyer, key: null });
    expect(await pdfText(invoice.bytes)).toContain(`В том числе НДС ${rate} %`);
  });
});
