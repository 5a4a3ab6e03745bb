import type { Cell } from './xlsx-file.ts';
import type { Style } from './styles.ts';

/** Text that a spreadsheet may interpret as a formula once the cell is edited. */
const DANGEROUS = /^[=+\-@\t\r]/;

export const text = (value: string, style: Style = 'text'): Cell => ({
  text: value,
  style: style === 'text' && DANGEROUS.test(value) ? 'quoted' : style,
});

export const count = (value: number): Cell => ({ number: value, style: 'count' });

/** Converts kopecks to roubles. */
export const money = (kopecks: number, style: Style = 'money'): Cell => ({ number: kopecks / 100, style });

export const calculated = (formula: string, kopecks: number, style: Style = 'money'): Cell => ({
  formula,
  value: kopecks / 100,
  style,
});
