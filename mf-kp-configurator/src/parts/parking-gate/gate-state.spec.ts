import { expect, test } from '@jest/globals';
import { moderationFlags } from '@site/contracts/moderation';
import { gateState } from './gate-state.ts';

const A = 'Заявка вашей компании находится на модерации';
const JOIN = 'Вы будете подключены к партнерской сети, когда менеджер одобрит вашу заявку';
const OPEN = 'Конфигуратор парковок отобразится в разделе «Инструменты партнера», когда менеджер одобрит вашу заявку';

const moderation = (title: string, subtitle: string) => ({ variant: 'moderation', title, subtitle });
const silent = moderation('', '');

/** dealer_access, dealer_access_moderation, kp_access_moderation, user_access_moderation */
const table: [string, object][] = [
  ['0000', { variant: 'apply' }],
  ['1000', { variant: 'request' }],
  ['0001', moderation(A, JOIN)],
  ['0100', moderation(A, OPEN)],
  ['1100', moderation(A, OPEN)],
  ['1010', moderation(A, OPEN)],
  ['0010', silent],
  ['0011', silent],
  ['0101', silent],
  ['0110', silent],
  ['0111', silent],
  ['1001', silent],
  ['1011', silent],
  ['1101', silent],
  ['1110', silent],
  ['1111', silent],
];

test('the table has every combination once', () => {
  expect(new Set(table.map(([bits]) => bits)).size).toBe(16);
});

test.each(table)('dealer, dealer pending, proposals pending, user pending: %s', (bits, state) => {
  const [dealer_access, dealer_access_moderation, kp_access_moderation, user_access_moderation] = Array.from(
    bits,
    (bit) => bit === '1',
  );
  const flags = moderationFlags({
    dealer_access,
    dealer_access_moderation,
    kp_access_moderation,
    user_access_moderation,
  });
  expect(gateState(flags!)).toEqual(state);
});

test('a refusal without these flags has nothing to do with the gate', () => {
  expect(moderationFlags({ message: 'Доступ ограничен' })).toBeUndefined();
  expect(moderationFlags(undefined)).toBeUndefined();
  expect(moderationFlags('403')).toBeUndefined();
});
