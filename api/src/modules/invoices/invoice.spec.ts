import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountInWords } from '@site/kernel/amount-in-words';
import { vatKopecksInside } from '@site/kernel/vat';
import { forCompany, orderCallsOf } from '../../../test/order-calls.ts';
import { pdfStructure, pdfText } from '../../../test/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { formatKopecks, formatSum } from '../../papers/paper-texts.ts';
import { paymentCode } from './invoice-texts.ts';
import { renderInvoice } from './invoice-pdf.ts';

const [BUYER, OTHER] = ['+79000000004', '+79000000001'];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
beforeAll(async () => {
  api = await startTestApp();
  calls = orderCallsOf(api);
  buyer = await calls.as(BUYER);
});
afterAll(() => api.close());

const download = (id: string, session: string | null) =>
  api.get(`/api/order/${id}/invoice.pdf`, { session, key: null });

describe('the invoice of an order', () => {
  test('has the parties, the lines, VAT in kopecks and the sum in words', async () => {
    const id = await calls.place(buyer, { ...forCompany, customer_order_no: 'З-17' }, 3);
    const order = await calls.order(id, buyer);
    const response = await download(id, buyer);
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(`Счёт ${order.invoice?.number}.pdf`)}`,
    );
    expect(response.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = await pdfText(response.bytes);
    const [line] = order.lines;
    for (const part of [
      `Счёт на оплату № ${order.invoice?.number} от 21 ноября 2026 г.`,
      'АО «Камертон», ИНН 0077000003, КПП 007701001',
      '30101810800000000000',
      '40702810900000000001',
      'ООО «Синтетика», ИНН 0012345673, КПП 001201001, 101000, г. Москва',
      'расч. счёт 40702810900000000001, АО «Примерный банк», БИК 044000000',
      `Заказ № ${order.number} от 21 ноября 2026 г., ваш заказ № З-17`,
      line?.article ?? '',
      plain(line?.name ?? ''),
      plain(formatSum(order.total)),
      `В том числе НДС 22 % ${plain(formatKopecks(vatKopecksInside(order.total, 22)))}`,
      `Всего к оплате ${plain(formatSum(order.total))} ₽`,
      plain(amountInWords(order.total)),
      'Счёт действителен до 27 ноября 2026 г. Оплата означает согласие с условиями поставки.',
      'Руководитель',
      'М. П.',
    ])
      expect(text).toContain(part);
    const row = (cell: string) => `TR\\(${Array(7).fill(cell).join(' ')}\\)`;
    expect((await pdfStructure(response.bytes)).tree).toMatch(
      new RegExp(`^Root\\(Document\\((P )+H1 (P )+Table\\(${row('TH')} ${row('TD')}\\)( P)+\\)\\)$`),
    );
  });

  test('counts the courier as a line, so that the lines add up to the total', async () => {
    const [cheap = 0] = await calls.products();
    await api.put(`/api/cart/items/${cheap}/`, { qty: 1 }, { session: buyer });
    const { total } = await calls.cart(buyer);
    const { checkout } = (await api.get('/api/cart/?step=checkout', { session: buyer })).json().pagedata;
    const delivery = {
      method: 'courier',
      city: 'Москва',
      street: 'Лесная',
      house: '5',
      flat: '',
      floor: '',
      lift: false,
      date: checkout.courier_dates[0],
      interval: '10:00–14:00',
    } as const;
    const response = await calls.send(await calls.requestFor(buyer, { ...forCompany, delivery }), buyer);
    const order = await calls.order(response.json().id, buyer);
    const text = await pdfText((await download(order.id, buyer)).bytes);
    const fee = order.delivery_total ?? 0;
    expect(order.total).toBe(total + fee);
    expect(text.includes('Доставка курьером')).toBe(fee > 0);
    expect(text).toContain(`Всего к оплате ${plain(formatSum(total + fee))} ₽`);
  });

  test('is served to users who can see the order', async () => {
    const id = await calls.place(buyer, forCompany);
    expect((await download(id, null)).statusCode).toBe(401);
    expect((await download(id, await calls.as(OTHER))).statusCode).toBe(404);
    const without = await calls.place(await calls.as(OTHER));
    expect((await download(without, await calls.as(OTHER))).statusCode).toBe(404);
  });

  test('is void once the order is cancelled', async () => {
    const id = await calls.place(buyer, forCompany);
    await calls.act(id, 'cancel', buyer);
    expect((await calls.order(id, buyer)).actions).not.toContain('invoice');
    const refused = await download(id, buyer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_status']);
  });

  test('is identical at each download once its term has started', async () => {
    const id = await calls.place(buyer, forCompany);
    for (const status of ['processing', 'awaiting_payment']) await calls.move(id, status);
    const first = await download(id, buyer);
    api.wait(3 * 24 * 60 * 60_000);
    expect((await download(id, buyer)).bytes.equals(first.bytes)).toBe(true);
  });

  test('has consecutive numbers', async () => {
    const numbers = [];
    for (let n = 0; n < 2; n += 1) {
      const { invoice } = await calls.order(await calls.place(buyer, forCompany), buyer);
      numbers.push(Number(invoice?.number.slice(-6)));
    }
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  });
});

const seller = {
  name: 'АО «Камертон»',
  address: 'Москва',
  inn: '0077000003',
  kpp: '007701001',
  bank_name: 'АО «Примерный банк», г.\u00a0Москва',
  bik: '044000000',
  corr_account: '30101810800000000000',
  checking_account: '40702810900000000001',
  director: 'Образцов О. О.',
  accountant: 'Счётова С. С.',
};
const invoice = { number: 'СЧ-2026-000001', date: '2026-11-21', due_date: '2026-11-27', seller };

test('encodes the payment code with the sum in kopecks and without separators in values', () => {
  expect(paymentCode({ ...invoice, seller: { ...seller, name: 'АО «А|Б»' } }, { total: 125_000, vat_rate: 22 })).toBe(
    'ST00012|Name=АО «А Б»|PersonalAcc=40702810900000000001|BankName=АО «Примерный банк», г. Москва|BIC=044000000|' +
      'CorrespAcc=30101810800000000000|PayeeINN=0077000003|KPP=007701001|Sum=12500000|' +
      'Purpose=Оплата по счёту № СЧ-2026-000001 от 21.11.2026, в т. ч. НДС 22 % — 22 540,98 руб.',
  );
});

test('repeats the table head and numbers the pages of a long invoice', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => ({
    article: `9SL-${n}`,
    name: `Привод № ${n}`,
    qty: 1,
    unit: 'шт.',
    price: 1000,
    sum: 1000,
  }));
  const company = { ...forCompany.company };
  const order = {
    basis: 'Заказ №\u00a0100045',
    terms: 'условиями поставки',
    company,
    lines,
    total: 60_000,
    vat_rate: 20,
  };
  const text = await pdfText(await renderInvoice(invoice, order));
  expect(lines.every(({ name }) => text.includes(name))).toBe(true);
  expect(text.split('Наименование').length - 1).toBeGreaterThan(1);
  expect(text).toMatch(/страница 1 из 3/);
  expect(text).toContain('В том числе НДС 20 % 10 000,00');
});
