import { DAY, siteDay } from '@site/kernel/dates';
import { workingDaysAfter, workingDaysFrom } from '../../days/working-days.ts';
import type { CardRow } from './card-columns.ts';
import { LEAD_WEEKS } from './stock-labels.ts';

const WEEK = 7 * DAY;
/** Working days: «Отгрузим за 1–3 рабочих дня». */
const PICKING_DAYS = 3;

type Stocked = Pick<CardRow, 'stock_state' | 'stock_date' | 'lead_weeks'>;

/** The day on which stock is shipped by, as a plain date of Moscow. */
export const stockShipmentDay = (now: Date): string => workingDaysAfter(now, PICKING_DAYS).at(-1) ?? siteDay(now);

function availableOn({ stock_state, stock_date, lead_weeks }: Stocked, now: Date): string {
  if (stock_state === 'backorder') return siteDay(new Date(now.getTime() + (lead_weeks ?? LEAD_WEEKS) * WEEK));
  return (stock_state === 'expected' && stock_date) || '';
}

/**
 * The working day by which a line ordered now is shipped. A product on request counts as in stock until a manager gives
 * a date.
 */
export function shipmentDay(product: Stocked, now: Date): string {
  const picked = stockShipmentDay(now);
  const available = availableOn(product, now);
  return available > picked ? (workingDaysFrom(available, 1)[0] ?? available) : picked;
}

/** The shipment day to show; null if a manager gives it, or the product is no longer sold. */
export const knownShipmentDay = (product: Stocked, now: Date): string | null =>
  product.stock_state === 'on_request' || product.stock_state === 'discontinued' ? null : shipmentDay(product, now);
