import { filled, messages } from '@site/forms/rules';
import * as z from 'zod/mini';

export const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Accepts a decimal comma. Null: empty; NaN: no number. */
export const degreesOf = (text: string): number | null => (text === '' ? null : Number(text.replace(',', '.')));

/** Optional degrees, as typed. */
export const degrees = (limit: number) =>
  filled(false).check(z.refine((text) => Math.abs(degreesOf(text) ?? 0) <= limit, 'Число градусов, например 55.7558'));

/** A required whole number, as typed. */
export const whole = (least: number, most: number) =>
  filled(messages.required).check(
    z.refine(
      (text) => text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most),
      `Целое число от\u00a0${least} до\u00a0${most}`,
    ),
  );

/** One item a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
