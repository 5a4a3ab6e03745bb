export const fieldNames = ['places', 'visits', 'payment', 'expenses', 'investment'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Whole numbers as the visitor gave them; null: nothing is in the field. */
export type Figures = Record<FieldName, number | null>;

/** A car park of a shopping centre, for a beginning. */
export const example = {
  places: 120,
  visits: 360,
  payment: 100,
  expenses: 450_000,
  investment: 8_336_800,
} satisfies Figures;

const DAYS_IN_MONTH = 30;

export interface PayBack {
  /** A month's, in roubles. */
  revenue: number;
  profit: number;
  /** Null: it never pays back. */
  months: number | null;
  /** What one place brings in a month; null without a number of places. */
  perPlace: number | null;
  /** So many paid visits a day cover the expenses; null when no number of free visits would. */
  breakEvenVisits: number | null;
}

/** Null while something is missing. The number of places changes no term. */
export function payBack({ places, visits, payment, expenses, investment }: Figures): PayBack | null {
  if (visits === null || payment === null || expenses === null || !investment) return null;
  const revenue = visits * payment * DAYS_IN_MONTH;
  const profit = revenue - expenses;
  return {
    revenue,
    profit,
    months: profit > 0 ? Math.ceil(investment / profit) : null,
    perPlace: places ? Math.round(revenue / places) : null,
    breakEvenVisits: payment > 0 ? Math.floor(expenses / (payment * DAYS_IN_MONTH)) + 1 : null,
  };
}

export interface Balance {
  month: number;
  /** Everything earned so far, less what was invested. */
  amount: number;
}

/** As many bars as a phone's width tells apart. */
const BARS = 24;

/** The money earned by the end of each period, to half as long again as it takes to pay back. */
export function balances({ profit, months }: Pick<PayBack, 'profit' | 'months'>, investment: number): Balance[] {
  const horizon = Math.max(12, Math.ceil((months ?? BARS) * 1.5));
  const step = Math.ceil(horizon / BARS);
  return Array.from({ length: Math.ceil(horizon / step) + 1 }, (_, index) => ({
    month: index * step,
    amount: profit * index * step - investment,
  }));
}

/** Whatever is typed by mistake, the products stay among the numbers that a computer knows exactly. */
const maxDigits: Record<FieldName, number> = { places: 6, visits: 6, payment: 6, expenses: 12, investment: 12 };

/** A pasted sum loses its kopecks, not its comma: «45 000,50» are 45 000. */
export function readFigure(name: FieldName, text: string): number | null {
  const digits = text
    .replace(/[.,]\d{1,2}(?!\d).*$/, '')
    .replace(/\D/g, '')
    .slice(0, maxDigits[name]);
  return digits ? Number(digits) : null;
}

/** The figures of a link; what it does not name is the example's. */
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

/** A query string that reproduces the figures; the example needs none. */
export function writeFigures(figures: Figures): string {
  if (fieldNames.every((name) => figures[name] === example[name])) return '';
  return `?${new URLSearchParams(fieldNames.map((name) => [name, String(figures[name] ?? '')]))}`;
}
