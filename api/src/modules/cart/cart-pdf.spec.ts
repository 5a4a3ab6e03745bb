import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '@site/kernel/money';
import { sql } from 'drizzle-orm';
import { callsOf } from '../../../test/cart-calls.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { formatSum } from '../../papers/paper-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

let api: TestApp;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  api = await startTestApp();
  calls = callsOf(api);
});
afterAll(() => api.close());

const download = (session: string | null) => api.get('/api/cart/cart.pdf', { session, key: null });

test("exports the cart as a PDF with items, the visitor's prices and the date", async () => {
  const partner = await logIn(api, '+79000000005');
  const [one = 0, two = 0] = await calls.products(
    sql`stock_state = 'in_stock' and discount_group = 'A' and price_retail is not null`,
  );
  await calls.put(one, 2, partner);
  await calls.put(two, 1, partner);
  await calls.whileProduct(two, sql`price_retail = null`, async () => {
    const response = await download(partner);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Корзина 2026-11-21.pdf')}`,
    });
    const text = await pdfText(response.bytes);
    const { items, total, total_retail, vat } = await calls.cart(partner);
    expect(total).toBeLessThan(total_retail);
    for (const part of [
      'Корзина от 21 ноября 2026 г.',
      'Камертон, +7 (800) 555-01-20. Цены и наличие на 21 ноября 2026 г.',
      items[0]?.product.article ?? '',
      plain(items[0]?.product.name ?? ''),
      plain(`${formatSum(items[0]?.price ?? 0)} ${formatSum(items[0]?.sum ?? 0)}`),
      `Ваша экономия ${(total_retail - total).toLocaleString('ru-RU').replaceAll('\u00a0', ' ')} ₽`,
      `Итого ${total.toLocaleString('ru-RU').replaceAll('\u00a0', ' ')} ₽`,
      plain(`В том числе НДС 22 % ${formatPrice(vat)}`),
      `В сумму не вошли: ${plain(items[1]?.product.name ?? '')}`,
      'не является публичной офертой',
    ])
      expect(text).toContain(part);
  });
});

test("exports only the visitor's own cart, and returns 404 for an empty one", async () => {
  expect((await download(null)).statusCode).toBe(404);
  const guest = await calls.begin(await calls.product(), 1);
  expect(await pdfText((await download(guest)).bytes)).not.toContain('Ваша экономия');
});
