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
  /** Weight of the first model and the increment per model, in kg; null for services. */
  weight: readonly [first: number, step: number] | null;
  /** Width × height × depth in mm, of all models or by article. Empty for goods without a size of their own, such as kits. */
  size: string | Readonly<Record<string, string>>;
  about: string;
  features: readonly string[];
  included?: readonly (readonly [name: string, qty: number, unit: string])[];
  /** Attributes shown on the card, most important first. */
  key: readonly string[];
  attrs: Attributes;
  columns: readonly string[];
  rows: readonly Row[];
  extras?: Readonly<Record<string, Extra>>;
  draw: (attributes: Attributes, index: number, hue: Hue) => ProductDrawing;
};

export const number = (attributes: Attributes, code: string): number => Number(attributes[code]);

/** Colour of each series; graphite unless stated here. */
const hues: Readonly<Record<string, Hue>> = {
  TITAN: 'blue',
  LN: 'blue',
  RZ: 'warm',
  SL: 'warm',
  SH: 'blue',
  BA: 'warm',
  BC: 'blue',
  BD: 'blue',
  BS: 'warm',
  TP: 'blue',
  RT: 'blue',
  PARK: 'blue',
  CN: 'blue',
  CD: 'blue',
  RX: 'blue',
  LD: 'warm',
  CB: 'blue',
  GM: 'blue',
  DW: 'blue',
};

/** A line of a series, such as «SL Pro», has the colour of the series. */
export const hueOf = (series: string): Hue => hues[series.split(' ')[0] ?? ''] ?? 'graphite';

export const sizeOf = ({ size }: Family, article: string): string =>
  typeof size === 'string' ? size : (size[article] ?? '');

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
/** Formats a number with a decimal comma, no-break thousands separators and a true minus. */
export const shown = (value: number): string => decimal.format(value).replace('-', '\u2212');
