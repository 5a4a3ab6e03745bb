import { readNumber, readWhole } from '@site/kernel/typed-numbers';
import { ruleMessages } from '@site/kernel/text-rules';
import * as z from 'zod/mini';

/** A required text that keeps its typography, such as non-breaking spaces. */
export const written = () => z.string().check(z.trim(), z.minLength(1, ruleMessages.required));

/** A required number as it is typed. */
export const typedNumber = (error: string) =>
  written().check(z.refine((text) => text === '' || readNumber(text) !== null, error));
export const typedWhole = (error: string) =>
  written().check(z.refine((text) => text === '' || readWhole(text) !== null, error));
/** May be empty. */
export const optionalWhole = (error: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || readWhole(text) !== null, error));

export const numberOf = (text: string): number => readNumber(text) ?? 0;
export const wholeOrNone = (text: string): number | null => (text.trim() === '' ? null : readWhole(text));
export const shownNumber = (number: number): string => String(number).replace('.', ',');
