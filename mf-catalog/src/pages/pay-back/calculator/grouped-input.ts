import { formatNumber } from '@site/kernel/numbers';
import { figureParts } from './pay-back.ts';

const CHARACTER = /[\d.,]/;
const countIn = (text: string) => [...text].filter((character) => CHARACTER.test(character)).length;

/** Returns the position after the given number of characters of the number. */
function placeOf(characters: number, text: string): number {
  let place = 0;
  for (let left = characters; left > 0 && place < text.length; place++)
    if (CHARACTER.test(text.charAt(place))) left -= 1;
  return place;
}

export const grouped = (value: number | null): string => (value === null ? '' : formatNumber(value));

/** Groups the digits of the input and keeps the caret after the same character. Text that is no number stays as typed. */
export function regroup(input: HTMLInputElement): string {
  const parts = figureParts(input.value);
  if (!parts) return input.value;
  const before = countIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  const whole = parts.whole && grouped(Number(parts.whole));
  input.value = whole + (parts.separator && ',') + parts.decimals;
  const caret = placeOf(before, input.value);
  input.setSelectionRange(caret, caret);
  return input.value;
}
