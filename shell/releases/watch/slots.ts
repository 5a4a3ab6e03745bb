import { z } from 'zod';

/** Age of the oldest counts that are kept, in ms: a replaced version is the baseline of the next one. */
export const KEPT_FOR = 6 * 60 * 60_000;

/**
 * `served`: visitors who got the page from the host, `servedFailed` with a status of 500 or more. `viewed`: visitors with
 * a report of their browser about the page, `viewedFailed` with a failure. Each visitor counts once. `renders`, with
 * their errors and ms, are those of the renderers. A failure of one kind counts once per report. The vitals of a page
 * that was loaded count by their good and poor values.
 */
export type CountName =
  | 'served'
  | 'servedFailed'
  | 'viewed'
  | 'viewedFailed'
  | 'renders'
  | 'renderErrors'
  | 'renderMs'
  | 'chunk'
  | 'uncaught'
  | 'boundary'
  | 'recoverable'
  | `${'lcp' | 'inp' | 'cls'}${'' | 'Good' | 'Poor'}`;
export type Counts = Partial<Record<CountName, number>>;

/** The counts of one host for one composition in one interval. */
const Slot = z.object({
  /** Start of the interval, in ms since the epoch; the same for all hosts. */
  at: z.int(),
  versions: z.record(z.string(), z.string()),
  /** By `<remote>/<page>`. */
  pages: z.record(z.string(), z.record(z.string(), z.number().nonnegative())),
});
export interface Slot {
  at: number;
  versions: Record<string, string>;
  pages: Record<string, Counts>;
}

/** Undefined for text that was torn by a crash. */
export function slotOf(line: string): Slot | undefined {
  try {
    return Slot.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

export function addCounts(to: Counts, counts: Counts) {
  for (const [name, count] of Object.entries(counts)) to[name as CountName] = (to[name as CountName] ?? 0) + count;
}
