import { formatNumber } from '@site/kernel/numbers';

/** What a field of numbers takes: whole numbers, or decimals that are kept as whole hundredths (metres as centimetres). */
export interface NumberLimits {
  min: number;
  max: number;
  /** How many of what is kept make one of what is shown. */
  scale?: 1 | 100;
}

/** «3,5»; nothing for nothing. */
export const shownNumber = (value: number | null, scale: number): string =>
  value === null
    ? ''
    : String(value / scale)
        .replace('.', ',')
        .replace('-', '−');

/** Null: what is typed is no number yet. */
export function readNumber(typed: string, { scale = 1 }: NumberLimits): number | null {
  const text = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  const value = Number(text) * scale;
  // 3,3 × 100 is a little more than 330 in binary fractions.
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

const shown = (value: number, scale: number) =>
  scale === 1 ? formatNumber(value).replace('-', '−') : shownNumber(value, scale);

/** What is wrong with what is typed; undefined: nothing. */
export function numberProblem(typed: string, limits: NumberLimits): string | undefined {
  const { min, max, scale = 1 } = limits;
  const value = readNumber(typed, limits);
  if (value !== null && value >= min && value <= max) return undefined;
  return `Число от\u00a0${shown(min, scale)} до\u00a0${shown(max, scale)}`;
}
