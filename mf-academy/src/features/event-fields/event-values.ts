import { whole } from '@site/forms/rules';
import { groupRoubles } from '@site/kernel/money';
import * as z from 'zod/mini';

const MOST_SEATS = 1_000;

export const seats = () => whole(1, MOST_SEATS);

export const typedRoubles = (sum: number | null): string => groupRoubles(String(sum ?? ''));

/** Ticks of trainers by slug. */
export const trainerTicks = z.record(z.string(), z.boolean());
export const tickedTrainers = (ticks: Record<string, boolean>): string[] =>
  Object.entries(ticks).flatMap(([slug, isTicked]) => (isTicked ? [slug] : []));
