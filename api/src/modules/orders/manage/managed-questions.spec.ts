import { DAY } from '@site/kernel/dates';
import { vatKopecksInside } from '@site/kernel/vat';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company, forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { formatKopecks } from '../../../papers/paper-texts.ts';

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  calls = orderCallsOf(api);
  buyer = await calls.as('+79000000001');
});
afterAll(() => api.close());

const list = async (all = false) => (await api.manage('GET', `/questions/${all ? '?all=true' : ''}`)).json();
const answer = (number: number, body: object) => api.manage('POST', `/questions/${number}/answer/`, body);
const mail = async () => (await api.get('/dev/mail/', { key: null })).body;

test('lists open questions oldest first, and sends the answer by e-mail, as a notice and to the order', async () => {
  const id = await calls.place(buyer);
  const asked = await api.post(`/api/order/${id}/question/`, { text: 'Есть ли сертификат?' }, { session: buyer });
  const { number } = asked.json().order.requests[0];
  const waiting = await list();
  expect(waiting.items.map(({ state }: { state: string }) => state)).toEqual(['open', 'open']);
  expect(waiting.items.at(-1)).toMatchObject({ number, kind: 'question', buyer: 'Покупалов Пётр' });
  expect((await list(true)).total).toBe(waiting.total + 1);

  expect((await answer(number, {})).json().fields).toHaveProperty('text');
  const answered = (await answer(number, { text: 'Да, он приложен' })).json();
  expect(answered).toMatchObject({
    state: 'answered',
    answer: 'Да, он приложен',
    decisions: [{ author: 'Заказова Зоя', action: 'answer', text: 'Да, он приложен' }],
  });
  expect((await calls.order(id, buyer)).requests).toMatchObject([{ number, state_label: 'Есть ответ' }]);
  expect(await mail()).toMatch(new RegExp(`data-to="demo1@example.ru".*Ответ на\u00a0вопрос №\u00a0${number}`));
  const letter = (await mail()).split('<li ').find((one) => one.includes(`Ответ на\u00a0вопрос №\u00a0${number}`));
  expect(letter).not.toMatch(/спрашивали|Пётр/);
  const { items } = (await api.get('/api/account/notices/', { session: buyer })).json();
  expect(items[0]).toMatchObject({ text: 'Да, он приложен', url: `/order/${id}/` });

  const again = await answer(number, { text: 'И ещё раз' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'order_status']);
  expect((await answer(999_999, { text: 'Кому?' })).statusCode).toBe(404);
});

test('accepts a return, or rejects it with a reason, together with its order', async () => {
  async function returned() {
    const id = await calls.place(buyer);
    for (const status of ['processing', 'awaiting_payment', 'paid']) await calls.move(id, status);
    const { requests } = (await calls.act(id, 'return', buyer, 'Не подошёл')).json().order;
    return { id, number: requests[0].number as number };
  }
  const accepted = await returned();
  expect((await answer(accepted.number, { text: 'Ждём товар' })).json().fields).toHaveProperty('accept');
  expect((await answer(accepted.number, { accept: true })).json()).toMatchObject({ state: 'accepted' });
  expect(await calls.order(accepted.id, buyer)).toMatchObject({ status: 'returned' });

  const refused = await returned();
  expect((await answer(refused.number, { accept: false })).json().fields).toHaveProperty('text');
  await answer(refused.number, { accept: false, text: 'Товар использован' });
  expect(await calls.order(refused.id, buyer)).toMatchObject({
    status: 'paid',
    requests: [{ state: 'refused', answer: 'Товар использован' }],
  });
});

describe('a return of single lines', () => {
  /** A delivered order of two products: three of the first, one of the second. */
  async function delivered(session = buyer, changes: Parameters<typeof calls.requestFor>[1] = {}) {
    const [first = 0, second = 0] = await calls.products();
    await calls.put(first, 3, session);
    await calls.put(second, 1, session);
    const { id } = (await calls.send(await calls.requestFor(session, changes), session)).json();
    const way = changes.payment === 'credit' ? [] : ['awaiting_payment', 'paid'];
    for (const status of ['processing', ...way, 'assembling', 'shipped', 'delivered']) await calls.move(id, status);
    const { lines } = await calls.order(id, session);
    return { id: id as string, lines: [lines[0]!, lines[1]!] as const };
  }
  const ask = async (id: string, lines?: { product_id: number; qty: number }[], session = buyer) =>
    api.post(`/api/order/${id}/return/`, { reason: 'Не подошло', lines }, { session });
  const numberOf = async (asked: ReturnType<typeof ask>) => (await asked).json().order.requests[0].number as number;
  const letterTo = async (subject: string) => (await mail()).split('<li ').find((one) => one.includes(subject)) ?? '';
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');

  test('takes them back, and the order goes on with the rest, in the order, the letters and the data of the profile', async () => {
    const { id, lines } = await delivered();
    const [line] = lines;
    const asked = (await ask(id, [{ product_id: line.product_id, qty: 2 }])).json().order;
    const sum = 2 * line.price;
    const refund = { sum: sum * 100, vat: vatKopecksInside(sum, 22) };
    expect(asked).toMatchObject({
      status: 'return_requested',
      returned_total: 0,
      requests: [{ lines: [{ product_id: line.product_id, qty: 2, sum }], refund }],
    });
    const written = `${line.name} — 2 ${line.unit}, ${formatKopecks(sum * 100)} ₽`;
    expect(plain(await letterTo(`№\u00a0${asked.number}: Запрошен возврат`))).toContain(plain(written));
    const { number } = asked.requests[0];
    expect((await api.manage('GET', `/questions/${number}/`)).json()).toMatchObject({
      lines: [{ qty: 2, sum }],
      refund,
    });

    // The whole order is not what the buyer returns.
    expect((await calls.move(id, 'returned')).json().code).toBe('order_status');
    await answer(number, { accept: true, text: 'Деньги придут завтра' });
    const order = await calls.order(id, buyer);
    expect(order).toMatchObject({ status: 'delivered', returned_total: sum, total: asked.total });
    expect(order.lines.map(({ returned }) => returned)).toEqual([2, 0]);
    expect(order.requests[0]).toMatchObject({ state: 'accepted', answer: 'Деньги придут завтра' });
    expect(plain(order.history.at(-1)?.text ?? '')).toMatch(
      /^Возврат согласован: .+ × 2, .+ ₽\. Деньги придут завтра$/,
    );
    const letter = plain(await letterTo(`№\u00a0${asked.number}: возврат согласован`));
    expect(letter).toContain(`Сумма возврата ${plain(formatKopecks(refund.sum))} ₽, в том числе НДС 22 %`);
    expect(letter).toContain(plain(formatKopecks(refund.vat)));
    const data = (await api.get('/api/account/personal/data.json', { session: buyer, key: null })).json();
    const exported = JSON.stringify(data);
    expect(exported).toContain(`"returned_total":${sum}`);

    expect((await answer(number, { accept: true })).json().code).toBe('order_status');
    // One of the first product is left.
    const more = await ask(id, [{ product_id: line.product_id, qty: 2 }]);
    expect(more.json().fields).toHaveProperty('lines');
  });

  test('is refused without a change of the order', async () => {
    const { id, lines } = await delivered();
    const number = await numberOf(ask(id, [{ product_id: lines[1].product_id, qty: 1 }]));
    await answer(number, { accept: false, text: 'Товар использован' });
    const order = await calls.order(id, buyer);
    expect(order).toMatchObject({ status: 'delivered', returned_total: 0, requests: [{ state: 'refused' }] });
    expect(order.lines.map(({ returned }) => returned)).toEqual([0, 0]);
    expect(await numberOf(ask(id, [{ product_id: lines[1].product_id, qty: 1 }]))).toBeGreaterThan(number);
  });

  test('ends the order as returned with its last lines', async () => {
    const { id, lines } = await delivered();
    await answer(await numberOf(ask(id, [{ product_id: lines[0].product_id, qty: 3 }])), { accept: true });
    expect((await calls.order(id, buyer)).status).toBe('delivered');
    await answer(await numberOf(ask(id)), { accept: true });
    const order = await calls.order(id, buyer);
    expect(order).toMatchObject({ status: 'returned', returned_total: order.goods_total });
    expect(order.lines.map(({ returned }) => returned)).toEqual([3, 1]);
  });

  test('is a return of the order as before, when it has all lines', async () => {
    const { id, lines } = await delivered();
    const all = lines.map(({ product_id, qty }) => ({ product_id, qty }));
    const asked = (await ask(id, all)).json().order;
    expect(asked.requests[0]).toMatchObject({ lines: [], refund: null });
    expect((await calls.move(id, 'returned')).statusCode).toBe(200);
    expect(await calls.order(id, buyer)).toMatchObject({ status: 'returned', returned_total: 0 });
  });

  test('does not restart the days after the delivery, and frees the limit of deferred payment', async () => {
    const platinum = await calls.as('+79000000006');
    await api.db.execute(sql`update companies set credit_limit = 100000000 where id = 4`);
    const owed = async () =>
      (await api.get('/api/cart/?step=checkout', { session: platinum })).json().pagedata.checkout.credit.owed as number;
    const before = await owed();
    const own = { ...company, inn: '0012345641' };
    const { id, lines } = await delivered(platinum, { ...forCompany, company: own, payment: 'credit' });
    const all = (await calls.order(id, platinum)).total;
    expect((await owed()) - before).toBe(all);
    expect((await api.manage('GET', `/orders/${id}/`)).json()).toMatchObject({ owes_deferred: true, refund_due: 0 });
    api.wait(2 * DAY);
    const number = await numberOf(ask(id, [{ product_id: lines[1].product_id, qty: 1 }], platinum));
    await answer(number, { accept: true });
    expect((await owed()) - before).toBe(all - lines[1].sum);
    api.wait(DAY);
    await api.sweep('orders');
    expect((await calls.order(id, platinum)).status).toBe('completed');
  });
});
