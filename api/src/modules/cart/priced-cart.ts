import type { Cart } from '@site/contracts/cart';
import { cartTotals } from '@site/kernel/sums';
import { vatRateOn } from '@site/kernel/vat';
import { stockShipmentDay } from '../catalog/shipment.ts';
import type { Visitor } from '../session/visitor.ts';
import { priceLine, type PricedItem } from './cart-line.ts';
import type { CartRow } from './cart-repository.ts';
import { lineNotes } from './blocker.ts';

export type PricedCart = Omit<Cart, 'items'> & {
  items: PricedItem[];
  /** The working day by which the order is shipped, all lines together; a line on request counts as stock. */
  ships_on: string;
  /** A manager gives the shipping day of a line, and so that of the order. */
  ships_on_request: boolean;
};

const WITHDRAWN = 'Удалите из\u00a0корзины товары, которые больше не\u00a0продаются';

function reasons(items: PricedItem[]): string[] {
  const found = items.flatMap(({ blocker }) => {
    if (blocker === null) return [];
    return blocker === 'unpriced' ? lineNotes.unpriced : WITHDRAWN;
  });
  return [...new Set(found)];
}

const later = (a: string, b: string): string => (a > b ? a : b);

export const priceCart = (rows: CartRow[], visitor: Visitor, now: Date): PricedCart =>
  cartOf(
    rows.map((row) => priceLine(row, visitor, now)),
    visitor,
    now,
  );

export function cartOf(items: PricedItem[], visitor: Visitor, now: Date): PricedCart {
  const ordered = items.filter(({ available }) => available);
  // The order is shipped as a whole with its slowest line, so all lines have one VAT rate.
  const ships_on = ordered.map(({ taxed_on }) => taxed_on).reduce(later, stockShipmentDay(now));
  const vat_rate = vatRateOn(ships_on);
  return {
    items,
    ...cartTotals(items, vat_rate),
    vat_rate,
    ships_on,
    ships_on_request: ordered.some((item) => item.ships_on === null),
    changed: items.some(({ changes }) => changes.length > 0),
    blocked: reasons(items),
  };
}
