import { filled } from '@site/forms/rules';
import { formatNumber } from '@site/kernel/numbers';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import * as z from 'zod/mini';

const MOST_SEATS = 1_000;
const isSeats = (typed: string) => Number(typed) >= 1 && Number(typed) <= MOST_SEATS;
const isSum = (typed: string) => typed === '' || parseRoubles(typed) !== null;
const sum = { error: 'Укажите сумму в\u00a0рублях, без копеек', abort: true };

export const seats = () =>
  filled().check(z.refine(isSeats, { error: `От\u00a01 до\u00a0${formatNumber(MOST_SEATS)}`, abort: true }));
export const optionalPrice = () => z.string().check(z.refine(isSum, sum));
export const price = () => filled().check(z.refine(isSum, sum));

/** Null for an empty field. */
export const roublesOf = (typed: string): number | null => (typed === '' ? null : (parseRoubles(typed) ?? 0));
export const typedRoubles = (roubles: number | null): string => (roubles === null ? '' : groupRoubles(String(roubles)));

/** Ticks of trainers by slug. */
export const trainerTicks = z.record(z.string(), z.boolean());
export const tickedTrainers = (ticks: Record<string, boolean>): string[] =>
  Object.entries(ticks).flatMap(([slug, isTicked]) => (isTicked ? [slug] : []));
