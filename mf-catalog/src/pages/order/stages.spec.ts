import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@site/contracts/orders';
import { stagesOf } from './stages.ts';

const step = (status: OrderStatus, day: number) => ({
  at: `2026-11-${day}T09:00:00.000Z`,
  status,
  label: status,
  text: '',
});
const states = (status: OrderStatus, ...history: OrderStatus[]) =>
  stagesOf({ status, status_label: 'Статус', history: history.map((at, day) => step(at, 10 + day)) }).map(
    ({ state }) => state,
  );

test('marks earlier stages as done and later ones as ahead', () => {
  expect(states('new', 'new')).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(states('paid', 'new', 'processing', 'awaiting_payment', 'paid')).toEqual([
    'done',
    'now',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(states('completed', 'new', 'paid', 'assembling', 'shipped', 'completed')).toEqual([
    'done',
    'done',
    'done',
    'done',
    'done',
  ]);
});

test('leaves out the payment of an order with deferred payment', () => {
  const history = [step('new', 10), step('processing', 11), step('assembling', 12)];
  const stages = stagesOf({ status: 'assembling', status_label: 'Комплектуется', history });
  expect(stages.map(({ title, state }) => [title, state])).toEqual([
    ['Заказ принят', 'done'],
    ['Сборка', 'now'],
    ['Доставка', 'ahead'],
    ['Выполнен', 'ahead'],
  ]);
});

test('shows how far a cancelled order got, without unfinished stages', () => {
  const of = (...history: OrderStatus[]) =>
    stagesOf({ status: 'cancelled', status_label: 'Отменён', history: history.map((at, day) => step(at, 10 + day)) });
  expect(of('new', 'awaiting_payment', 'cancelled')).toMatchObject([{ title: 'Заказ принят', state: 'done' }]);
  expect(of('new', 'awaiting_payment', 'paid', 'cancelled')).toMatchObject([
    { title: 'Заказ принят', state: 'done' },
    { title: 'Оплата', state: 'done' },
  ]);
  const unfetched = of('new', 'paid', 'assembling', 'ready_for_pickup', 'cancelled');
  expect(unfetched.map(({ title }) => title)).toEqual(['Заказ принят', 'Оплата', 'Сборка']);
});

test('dates and labels the current stage', () => {
  const [, payment] = stagesOf({
    status: 'paid',
    status_label: 'Оплачен',
    history: [step('new', 10), step('awaiting_payment', 11), step('paid', 12)],
  });
  expect(payment).toEqual({ title: 'Оплата', state: 'now', at: '2026-11-12T09:00:00.000Z', label: 'Оплачен' });
});
