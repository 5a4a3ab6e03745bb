import { siteDay } from '@site/kernel/dates';
import { daysLeft } from '../../days/term.ts';
import { workingDaysAfter } from '../../days/working-days.ts';
import type { CardRow } from '../catalog/card-columns.ts';
import { LEAD_WEEKS } from '../catalog/stock-labels.ts';

const WEEK = 7 * 24 * 60 * 60_000;
/** Working days: «Отгрузим за 1–3 рабочих дня». */
const PICKING_DAYS = 3;

/** The day on which stock is shipped by, as a plain date of Moscow. */
export const stockShipmentDay = (now: Date): string => workingDaysAfter(now, PICKING_DAYS).at(-1) ?? siteDay(now);

type Stocked = Pick<CardRow, 'stock_state' | 'stock_date' | 'lead_weeks'>;

/**
 * The last day on which a line ordered now is expected to be shipped. A product on request counts as in stock until a
 * manager gives a date.
 */
export function shipmentDay({ stock_state, stock_date, lead_weeks }: Stocked, now: Date): string {
  const picked = stockShipmentDay(now);
  if (stock_state === 'backorder') return siteDay(new Date(now.getTime() + (lead_weeks ?? LEAD_WEEKS) * WEEK));
  return stock_state === 'expected' && stock_date && stock_date > picked ? stock_date : picked;
}

/** Whole weeks until the goods arrive, by days of Moscow, one at least. Null for goods that are not awaited. */
export function leadWeeks({ stock_state, stock_date, lead_weeks }: Stocked, now: Date): number | null {
  if (stock_state === 'backorder') return lead_weeks ?? LEAD_WEEKS;
  if (stock_state !== 'expected' || !stock_date) return null;
  return Math.max(1, Math.ceil(daysLeft(stock_date, now) / 7));
}
