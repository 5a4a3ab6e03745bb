import { formatNumber } from '@site/kernel/numbers';
import { isAmbiguous, readNumber as parseNumber } from '@site/kernel/typed-numbers';

/** Limits of a number field: whole numbers, or decimals stored as whole hundredths (metres as centimetres). */
export interface NumberLimits {
  min: number;
  max: number;
  /** Stored units per shown unit. */
  scale?: 1 | 100;
}

/** «3,5»; empty for null. */
export const shownNumber = (value: number | null, scale: number): string =>
  value === null
    ? ''
    : String(value / scale)
        .replace('.', ',')
        .replace('-', '−');

/** Returns null while the text is not a number, or may mean two: «2,300» metres or thousands. */
export function readNumber(typed: string, { scale = 1 }: NumberLimits): number | null {
  const number = isAmbiguous(typed) ? null : parseNumber(typed);
  if (number === null) return null;
  const value = number * scale;
  // In binary floating point 2.3 × 100 is slightly less than 230.
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

const shown = (value: number, scale: number) =>
  scale === 1 ? formatNumber(value).replace('-', '−') : shownNumber(value, scale);

/** Returns the error text for typed input; undefined when it is valid. */
export function numberProblem(typed: string, limits: NumberLimits): string | undefined {
  const { min, max, scale = 1 } = limits;
  const value = readNumber(typed, limits);
  if (value !== null && value >= min && value <= max) return undefined;
  return `Число от\u00a0${shown(min, scale)} до\u00a0${shown(max, scale)}`;
}
