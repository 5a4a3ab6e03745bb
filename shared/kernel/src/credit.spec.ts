import { expect, test } from '@jest/globals';
import { creditLeft, creditRefusal } from './credit.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('allows deferred payment up to the limit, to the rouble', () => {
  const credit = { limit: 3_000_000, owed: 2_500_000 };
  expect(creditRefusal(credit, 500_000)).toBeNull();
  expect(plain(creditRefusal(credit, 500_001))).toBe(
    'Лимита отсрочки не хватает на этот заказ: свободно 500 000 ₽ из 3 000 000 ₽. Выберите другой способ оплаты',
  );
});

test('leaves nothing when the debt exceeds a lowered limit', () => {
  expect(creditLeft({ limit: 100, owed: 300 })).toBe(0);
  expect(plain(creditRefusal({ limit: 100, owed: 300 }, 1))).toContain('свободно 0 ₽');
});
