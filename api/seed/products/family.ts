import type { DiscountGroup } from '../../src/modules/pricing/discounts.ts';
import type { StockState, StoredBadge } from '../../src/modules/catalog/catalog-tables.ts';
import type { Hue, ProductDrawing } from '../../drawings/index.ts';

export type AttributeValue = number | string | boolean | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** What a model may say of itself beyond its row. */
export type Extra = {
  stock?: StockState;
  badges?: StoredBadge[];
  /** Article of the model that takes the place of this discontinued one. */
  successor?: string;
  oldArticles?: string[];
  attrs?: Attributes;
  extraCategories?: string[];
};

/** Model, article, price in whole roubles or null, then one value for each column; at last the exceptions. */
export type Row = readonly [model: string, article: string, price: number | null, ...values: AttributeValue[]];

export type Family = {
  category: string;
  series: string;
  /** First part of every name: «Привод для откатных ворот». */
  kind: string;
  /** Last part of the name: the parameter by which people choose. */
  tail?: (attributes: Attributes, model: string) => string;
  group: DiscountGroup;
  warranty: 12 | 24 | 36 | 60;
  country?: 'Россия' | 'Италия' | 'Китай';
  unit?: 'шт.' | 'м' | 'компл.' | 'уп.';
  multiplicity?: number;
  minQty?: number;
  /** Weight of the first model in kg, and what each next one adds. */
  weight: readonly [first: number, step: number];
  /** Width × height × depth in mm. */
  size: string;
  about: string;
  features: readonly string[];
  included?: readonly (readonly [name: string, qty: number, unit: string])[];
  /** Attributes of the card, most telling first. */
  key: readonly string[];
  attrs: Attributes;
  columns: readonly string[];
  rows: readonly Row[];
  extras?: Readonly<Record<string, Extra>>;
  draw: (attributes: Attributes, index: number) => ProductDrawing;
};

export const number = (attributes: Attributes, code: string): number => Number(attributes[code]);
export const quiet = (index: number): Hue => (['graphite', 'blue', 'warm'] as const)[index % 3] ?? 'graphite';

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
/** Decimal comma, no-break thousands, a true minus. */
export const shown = (value: number): string => decimal.format(value).replace('-', '\u2212');
