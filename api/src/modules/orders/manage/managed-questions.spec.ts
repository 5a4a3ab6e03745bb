import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

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
