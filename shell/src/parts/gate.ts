import { moderationFlags, type ModerationFlags } from '@site/contracts/moderation';
import type { KnownPart } from '@site/contracts/parts';

/** The part that takes the place of a refused page whose refusal carries the state of the company's access. */
export const GATE = 'parking-gate' satisfies KnownPart;

/** Of an error as a loader throws it; nothing when it is none of those refusals. */
export function refusalFlags(error: unknown): ModerationFlags | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { init, data } = error as { init?: { status?: number } | null; data?: unknown };
  return init?.status === 403 ? moderationFlags(data) : undefined;
}
