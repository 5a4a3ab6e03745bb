import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Price, type PriceProps } from './index.ts';

const read = (props: PriceProps) => render(<Price {...props} />).container.textContent?.replaceAll('\u00a0', ' ');

test('shows the retail price alone', () => {
  expect(read({ price: { retail: 125_000 } })).toBe('125 000 ₽');
});

test('labels both prices of a partner for screen readers, with the retail price struck through', () => {
  const { container } = render(<Price price={{ retail: 125_000, own: 96_250, discount_percent: 23 }} />);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('Розничная цена: 125 000 ₽−23 %Ваша цена: 96 250 ₽');
  expect(container.querySelector('s')).toHaveTextContent('125 000 ₽');
});

test('shows that a price is on request', () => {
  expect(read({ price: { retail: null } })).toBe('Цена по запросу');
});

test('shows a unit other than the piece', () => {
  expect(read({ price: { retail: 1_190 }, unit: 'м' })).toBe('1 190 ₽/м');
  expect(read({ price: { retail: 1_190 }, unit: 'шт.' })).toBe('1 190 ₽');
});
