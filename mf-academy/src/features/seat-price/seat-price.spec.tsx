import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { SeatPrice } from './seat-price.tsx';

const textOf = (of: { price: number; own_price?: number }, per?: string) =>
  render(<SeatPrice of={of} per={per} />).container.textContent?.replaceAll('\u00a0', ' ');

test("shows one price for everyone, or the partner's own price before the retail one", () => {
  expect(textOf({ price: 0 }, 'за участника')).toBe('Бесплатно');
  expect(textOf({ price: 5000 }, 'за участника')).toBe('5 000 ₽ за участника');
  expect(textOf({ price: 5000, own_price: 4000 }, 'за участника')).toBe(
    'Ваша цена: 4 000 ₽ за участника Розничная цена: 5 000 ₽',
  );
});
