import type { Cell } from './xlsx-file.ts';
import type { Style } from './styles.ts';

/** What a spreadsheet could take for a formula as soon as somebody edits it. */
const DANGEROUS = /^[=+\-@\t\r]/;

export const text = (value: string, style: Style = 'text'): Cell => ({
  text: value,
  style: style === 'text' && DANGEROUS.test(value) ? 'quoted' : style,
});

export const count = (value: number): Cell => ({ number: value, style: 'count' });

/** Cells are in roubles. */
export const money = (kopecks: number, style: Style = 'money'): Cell => ({ number: kopecks / 100, style });

export const calculated = (formula: string, kopecks: number, style: Style = 'money'): Cell => ({
  formula,
  value: kopecks / 100,
  style,
});
