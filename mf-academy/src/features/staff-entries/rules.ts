import { ruleMessages } from '@site/kernel/text-rules';
import * as z from 'zod/mini';

/** A required text that keeps its typography, such as non-breaking spaces. */
export const written = () => z.string().check(z.trim(), z.minLength(1, ruleMessages.required));

export const shownNumber = (number: number): string => String(number).replace('.', ',');
