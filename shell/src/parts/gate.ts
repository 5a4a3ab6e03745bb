import { moderationFlags, type ModerationFlags } from '@site/contracts/moderation';
import type { KnownPart } from '@site/contracts/parts';

/** The part shown instead of a page that responds with 403 and the state of the company's access. */
export const GATE = 'parking-gate' satisfies KnownPart;

/** Returns the access state of an error thrown by a loader, or undefined if it is not such a 403. */
export function refusalFlags(error: unknown): ModerationFlags | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { init, data } = error as { init?: { status?: number } | null; data?: unknown };
  return init?.status === 403 ? moderationFlags(data) : undefined;
}
