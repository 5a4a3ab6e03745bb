import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions } from '@site/contracts/orders';
import { vatInside } from '@site/kernel/vat';
import type { DeliveryMethod } from '../checkout-values.ts';

export const courierPrice = (goods: number, { courier_price, free_delivery_from }: CheckoutOptions): number =>
  goods < free_delivery_from ? courier_price : 0;

export interface OrderTotals {
  goods_total: number;
  /** Null when the carrier sets the price and is paid separately. */
  delivery_total: number | null;
  total: number;
  vat: number;
}

/** Totals of the order. VAT is computed once from the total, so that rounding errors do not add up. */
export function orderTotals(
  { total: goods, vat_rate }: Cart,
  method: DeliveryMethod,
  options: CheckoutOptions,
): OrderTotals {
  const delivery = { pickup: 0, transport: null, courier: courierPrice(goods, options) }[method];
  const total = goods + (delivery ?? 0);
  return { goods_total: goods, delivery_total: delivery, total, vat: vatInside(total, vat_rate) };
}
