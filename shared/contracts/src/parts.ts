import { z } from 'zod';
import type { ModerationFlags } from './moderation.ts';

export const PartName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words with hyphens, such as upcoming-events');

/**
 * Version of the part's props and of what its pages may rely on: raise the first number when those pages have to change.
 */
export const PartVersion = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0');

/** Parts that a route or the shell shows, each with its accepted version range: `{ 'upcoming-events': '^1.0.0' }`. */
export const ShownParts = z.record(
  PartName,
  z.string().regex(/^[\^~]?\d+\.\d+\.\d+$/, 'must be a version range such as ^1.0.0'),
);
export type ShownParts = z.infer<typeof ShownParts>;

/** Parts that a remote offers, by name, each with its version. The source of a part is `src/parts/<name>/part.ts`. */
export const OfferedParts = z.record(PartName, PartVersion);
export type OfferedParts = z.infer<typeof OfferedParts>;

/** Declares the offered parts in `src/parts.ts`; the build validates them. */
export const defineParts = (parts: OfferedParts): OfferedParts => parts;

/** Props of each part: the contract between its owner and the pages that show it. */
export interface PartProps {
  /** Replaces a page that responds with 403; the flags come from that response. */
  'parking-gate': { flags: ModerationFlags };
  'upcoming-events': { limit: number };
  /** The bell in the header; `className` positions it. */
  'notices-bell': { className?: string };
}
export type KnownPart = keyof PartProps;
