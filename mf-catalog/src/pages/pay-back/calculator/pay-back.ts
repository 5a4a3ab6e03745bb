export const fieldNames = ['places', 'visits', 'payment', 'expenses', 'investment'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Whole numbers entered by the visitor; null for an empty field. */
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

/** Limits the digits, so that products stay within safe integers. */
const maxDigits: Record<FieldName, number> = { places: 6, visits: 6, payment: 6, expenses: 12, investment: 12 };

/** Parses a figure. Kopecks of a pasted sum are dropped: «45 000,50» is 45 000. */
export function readFigure(name: FieldName, text: string): number | null {
  const digits = text
    .replace(/[.,]\d{1,2}(?!\d).*$/, '')
    .replace(/\D/g, '')
    .slice(0, maxDigits[name]);
  return digits ? Number(digits) : null;
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
