import { formatNumber } from '@site/kernel/numbers';
import { readFigure, type FieldName } from './pay-back.ts';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Returns the position after the given number of digits. */
function placeOf(digits: number, text: string): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place++) if (/\d/.test(text.charAt(place))) left -= 1;
  return place;
}

export const grouped = (value: number | null): string => (value === null ? '' : formatNumber(value));

/** Groups the digits of the input, keeps the caret after the same digit, and returns the value. */
export function regroup(input: HTMLInputElement, name: FieldName): number | null {
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  const value = readFigure(name, input.value);
  input.value = grouped(value);
  const caret = placeOf(before, input.value);
  input.setSelectionRange(caret, caret);
  return value;
}
