import { formatNumber } from '@site/kernel/numbers';

export const fieldNames = ['places', 'visits', 'payment', 'expenses', 'investment'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Numbers entered by the visitor, sums with up to two decimals; null for an empty field and for other text. */
export type Figures = Record<FieldName, number | null>;

/** Initial example: the car park of a shopping centre. */
export const example = {
  places: 120,
  visits: 360,
  payment: 100,
  expenses: 450_000,
  investment: 8_336_800,
} satisfies Figures;

const DAYS_IN_MONTH = 30;

export interface PayBack {
  /** Per month, in roubles. */
  revenue: number;
  profit: number;
  /** Months to recover the investment; null when it is never recovered. */
  months: number | null;
  /** Revenue per place and month; null without a number of places. */
  perPlace: number | null;
  /** Paid visits per day that cover the expenses; null when the payment is 0 or there are no expenses. */
  breakEvenVisits: number | null;
}

/** Calculates the pay-back; null while a required figure is missing. The number of places does not affect it. */
export function payBack({ places, visits, payment, expenses, investment }: Figures): PayBack | null {
  if (visits === null || payment === null || expenses === null || !investment) return null;
  const revenue = visits * payment * DAYS_IN_MONTH;
  const profit = revenue - expenses;
  return {
    revenue,
    profit,
    months: profit > 0 ? Math.ceil(investment / profit) : null,
    perPlace: places ? Math.round(revenue / places) : null,
    breakEvenVisits: payment > 0 && expenses > 0 ? Math.ceil(expenses / (payment * DAYS_IN_MONTH)) : null,
  };
}

export interface Balance {
  month: number;
  /** Accumulated profit minus the investment. */
  amount: number;
}

/** Maximum number of bars that are distinguishable on a phone. */
const BARS = 24;

/** Returns the balance at the end of each period, over 1.5 times the pay-back period. */
export function balances({ profit, months }: Pick<PayBack, 'profit' | 'months'>, investment: number): Balance[] {
  const horizon = Math.max(12, Math.ceil((months ?? BARS) * 1.5));
  const step = Math.ceil(horizon / BARS);
  return Array.from({ length: Math.ceil(horizon / step) + 1 }, (_, index) => ({
    month: index * step,
    amount: profit * index * step - investment,
  }));
}

/** Keep products within safe integers. */
const maxima: Record<FieldName, number> = {
  places: 999_999,
  visits: 999_999,
  payment: 999_999,
  expenses: 999_999_999_999,
  investment: 999_999_999_999,
};
const counts: readonly FieldName[] = ['places', 'visits'];

/** Digits with spaces anywhere, as they stand while one is typed; then up to two decimals. */
const FIGURE = /^([\d\s]*)(?:([.,])(\d{0,2}))?$/;

/** Splits a typed or pasted figure: «45 000,50 ₽». Null for other text; never drops characters to get a number. */
export function figureParts(text: string): { whole: string; separator: string; decimals: string } | null {
  const [, whole, separator = '', decimals = ''] = FIGURE.exec(text.replace(/\s*₽\s*$/, '')) ?? [];
  return whole === undefined ? null : { whole: whole.replace(/\s/g, ''), separator, decimals };
}

/** Why the text is no figure of this field; undefined for an empty text and for a figure. */
export function figureProblem(name: FieldName, text: string): string | undefined {
  const parts = figureParts(text);
  if (!parts) return 'Введите число: 45\u00a0000 или 45\u00a0000,50';
  if (counts.includes(name) && Number(parts.decimals) > 0) return 'Целое число';
  if (Number(parts.whole) > maxima[name]) return `Не\u00a0больше ${formatNumber(maxima[name])}`;
  return undefined;
}

export function readFigure(name: FieldName, text: string): number | null {
  const parts = figureParts(text);
  if (!parts || parts.whole + parts.decimals === '' || figureProblem(name, text)) return null;
  return Number(`${parts.whole}.${parts.decimals || '0'}`);
}

/** Reads the figures from a query string; missing ones come from the example. */
export function readFigures(search: string): Figures {
  const params = new URLSearchParams(search);
  const read = (name: FieldName) => (params.has(name) ? readFigure(name, params.get(name) ?? '') : example[name]);
  return {
    places: read('places'),
    visits: read('visits'),
    payment: read('payment'),
    expenses: read('expenses'),
    investment: read('investment'),
  };
}

/** Returns a query string that reproduces the figures; empty for the example. */
export function writeFigures(figures: Figures): string {
  if (fieldNames.every((name) => figures[name] === example[name])) return '';
  return `?${new URLSearchParams(fieldNames.map((name) => [name, String(figures[name] ?? '')]))}`;
}
