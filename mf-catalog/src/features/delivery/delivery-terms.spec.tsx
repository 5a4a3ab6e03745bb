import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { DeliveryTerms } from './delivery-terms.tsx';

const site = {
  settings: {
    ...{ maintenance: false, ordering: true, brand_name: 'Камертон', free_delivery_from: 50_000 },
    courier: { cities: ['Москва', 'Химки'], price: 1500 },
  },
};

beforeEach(() => localStorage.clear());

const visit = (total: number, shipsOn: string | null) =>
  renderPage({
    Component: () => <DeliveryTerms total={total} shipsOn={shipsOn} />,
    path: '/',
    url: '/',
    data: {},
    site,
  });
const methods = () => screen.getAllByRole('definition').map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

test('shows the day and the price of a courier, and keeps the chosen city', async () => {
  const { user } = await visit(12_000, '2026-12-21');
  expect(methods()).toEqual([
    'с 21 декабря 2026 г., 1 500 ₽, от 50 000 ₽ бесплатно',
    'с 21 декабря 2026 г., бесплатно',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Доставка' }), 'Химки');
  expect(localStorage.getItem('delivery-city')).toBe('Химки');
});

test('delivers dear goods for free', async () => {
  await visit(50_000, '2026-12-01');
  expect(methods()[0]).toBe('с 1 декабря 2026 г., бесплатно');
});

test('leaves other cities to a carrier', async () => {
  localStorage.setItem('delivery-city', 'Омск');
  await visit(12_000, '2026-12-01');
  expect(screen.getByRole('combobox', { name: 'Доставка' })).toHaveValue('Другой город');
  expect(methods()[0]).toBe('отгрузим до 1 декабря 2026 г., по тарифу перевозчика');
});

test('leaves an unknown day to the manager', async () => {
  await visit(12_000, null);
  expect(methods()[1]).toBe('срок уточнит менеджер, бесплатно');
});
