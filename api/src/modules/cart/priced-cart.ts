import type { Cart } from '@site/contracts/cart';
import { vatInside, vatRateOn } from '@site/kernel/vat';
import { isPartner, type Visitor } from '../session/visitor.ts';
import { priceLine, type PricedItem } from './cart-line.ts';
import type { CartRow } from './cart-repository.ts';
import { lineNotes } from './obstacle.ts';
import { stockShipmentDay } from './shipment.ts';

export type PricedCart = Omit<Cart, 'items'> & { items: PricedItem[] };

const sum = (numbers: (number | null)[]): number => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

const WITHDRAWN = 'Удалите из\u00a0корзины товары, которые больше не\u00a0продаются';

/** Why the order cannot be placed; each reason once, however many lines have it. */
function reasons(items: PricedItem[]): string[] {
  const found = items.flatMap(({ obstacle }) => {
    if (obstacle === null) return [];
    return obstacle === 'unpriced' ? lineNotes.unpriced : WITHDRAWN;
  });
  return [...new Set(found)];
}

/** Of plain dates. */
const later = (a: string, b: string): string => (a > b ? a : b);

export function priceCart(rows: CartRow[], visitor: Visitor, now: Date): PricedCart {
  const items = rows.map((row) => priceLine(row, visitor, now));
  const total = sum(items.map((item) => item.sum));
  const ordered = items.filter(({ available }) => available);
  const weeks = ordered.flatMap(({ lead_weeks }) => lead_weeks ?? []);
  // The order leaves as one, with its slowest line: so all its lines have one rate.
  const shipment = ordered.map(({ ships_on }) => ships_on).reduce(later, stockShipmentDay(now));
  const vat_rate = vatRateOn(shipment);
  return {
    items,
    qty: sum(items.map(({ qty }) => qty)),
    total,
    total_retail: sum(items.map((item) => item.sum_retail)),
    // Once for the total: the roundings of lines would add up.
    vat: vatInside(total, vat_rate),
    vat_rate,
    lead_weeks: weeks.length ? Math.max(...weeks) : null,
    changed: items.some(({ changes }) => changes.length > 0),
    blocked: reasons(items),
    may_add_articles: isPartner(visitor),
  };
}
