import { expect, test } from '@jest/globals';
import { moderationFlags } from '@site/contracts/moderation';
import { gateState } from './gate-state.ts';

const A = 'Заявка вашей компании находится на модерации';
const JOIN = 'Вы будете подключены к партнерской сети, когда менеджер одобрит вашу заявку';
const OPEN = 'Конфигуратор парковок отобразится в разделе «Инструменты партнера», когда менеджер одобрит вашу заявку';

const moderation = (title: string, subtitle: string) => ({ variant: 'moderation', title, subtitle });
const untitled = moderation('', '');

/** Bits: dealer_access, dealer_access_moderation, kp_access_moderation, user_access_moderation. */
const table: [string, object][] = [
  ['0000', { variant: 'apply' }],
  ['1000', { variant: 'request' }],
  ['0001', moderation(A, JOIN)],
  ['0100', moderation(A, OPEN)],
  ['1100', moderation(A, OPEN)],
  ['1010', moderation(A, OPEN)],
  ['0010', untitled],
  ['0011', untitled],
  ['0101', untitled],
  ['0110', untitled],
  ['0111', untitled],
  ['1001', untitled],
  ['1011', untitled],
  ['1101', untitled],
  ['1110', untitled],
  ['1111', untitled],
];

test('lists every combination once', () => {
  expect(new Set(table.map(([bits]) => bits)).size).toBe(16);
});

test.each(table)('maps dealer, dealer pending, proposals pending, user pending: %s', (bits, state) => {
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

test('ignores a refusal without these flags', () => {
  expect(moderationFlags({ message: 'Доступ ограничен' })).toBeUndefined();
  expect(moderationFlags(undefined)).toBeUndefined();
  expect(moderationFlags('403')).toBeUndefined();
});
