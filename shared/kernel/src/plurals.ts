import { formatNumber } from './numbers.ts';

/** Forms after 1, 2 and 5: «товар», «товара», «товаров». */
export type PluralForms = readonly [one: string, few: string, many: string];

export function pluralForm(count: number, [one, few, many]: PluralForms): string {
  // Fractions («2,5 часа») take the same form as 2.
  if (!Number.isInteger(count)) return few;
  const [ones, tens] = [Math.abs(count % 10), Math.abs(count % 100)];
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
}

/** «128 товаров», with a no-break space. */
export const formatCount = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}\u00a0${pluralForm(count, forms)}`;

const products: PluralForms = ['товар', 'товара', 'товаров'];

export const countProducts = (count: number): string => formatCount(count, products);

/** «2 позиции, 12 единиц», for two barriers and ten metres of rack; «2 товара» when each position has one unit. */
export const countGoods = (positions: number, units: number): string =>
  positions === units
    ? countProducts(units)
    : `${formatCount(positions, ['позиция', 'позиции', 'позиций'])}, ${formatCount(units, ['единица', 'единицы', 'единиц'])}`;
