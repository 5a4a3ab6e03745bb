import { expect, test } from '@jest/globals';
import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions } from '@site/contracts/orders';
import { orderTotals } from './order-totals.ts';

const cart = (total: number) => ({ total, vat_rate: 22 }) as Cart;
const options = { courier_price: 1500, free_delivery_from: 50_000 } as CheckoutOptions;

test('charges nothing for pickup and the tariff for a courier, and leaves out a carrier’s price', () => {
  expect(orderTotals(cart(12_200), 'pickup', options)).toEqual({
    goods_total: 12_200,
    delivery_total: 0,
    total: 12_200,
    vat: 2200,
  });
  expect(orderTotals(cart(12_200), 'transport', options)).toMatchObject({ delivery_total: null, total: 12_200 });
  expect(orderTotals(cart(12_200), 'courier', options)).toEqual({
    goods_total: 12_200,
    delivery_total: 1500,
    total: 13_700,
    vat: 2470,
  });
});

test('makes the courier free from the configured sum on', () => {
  expect(orderTotals(cart(49_999), 'courier', options).delivery_total).toBe(1500);
  expect(orderTotals(cart(50_000), 'courier', options).delivery_total).toBe(0);
});
