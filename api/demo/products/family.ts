import type { DiscountGroup } from '../../src/tables/catalog-tables.ts';
import type { StockState, StoredBadge } from '../../src/tables/catalog-tables.ts';
import type { Hue, ProductDrawing } from '../drawings/index.ts';

export type AttributeValue = number | string | boolean | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Optional properties of a model beyond its row. */
export type Extra = {
  stock?: StockState;
  badges?: StoredBadge[];
  /** Article of the successor of a discontinued model. */
  successor?: string;
  oldArticles?: string[];
  attrs?: Attributes;
  extraCategories?: string[];
};

/** Model, article, price in whole roubles or null, then one value per column. */
export type Row = readonly [model: string, article: string, price: number | null, ...values: AttributeValue[]];

export type Family = {
  category: string;
  series: string;
  /** Prefix of every name: «Привод для откатных ворот». */
  kind: string;
  /** Suffix of the name: the deciding parameter. */
  tail?: (attributes: Attributes, model: string) => string;
  group: DiscountGroup;
  warranty: 12 | 24 | 36 | 60;
  country?: 'Россия' | 'Италия' | 'Китай';
  unit?: 'шт.' | 'м' | 'компл.' | 'уп.';
  multiplicity?: number;
  minQty?: number;
  /** Weight of the first model and the increment per model, in kg. */
  weight: readonly [first: number, step: number];
  /** Width × height × depth in mm. */
  size: string;
  about: string;
  features: readonly string[];
  included?: readonly (readonly [name: string, qty: number, unit: string])[];
  /** Attributes shown on the card, most important first. */
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
/** Formats a number with a decimal comma, no-break thousands separators and a true minus. */
export const shown = (value: number): string => decimal.format(value).replace('-', '\u2212');
