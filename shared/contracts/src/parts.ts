import { z } from 'zod';
import type { ModerationFlags } from './moderation.ts';

export const PartName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is lower-case words with hyphens: upcoming-events');

/**
 * A part's version is that of what a page gives it and may count on: the first number is raised when pages that show it have
 * to change.
 */
export const PartVersion = z.string().regex(/^\d+\.\d+\.\d+$/, 'is a version such as 1.0.0');

/** Parts that somebody shows, each with the range of versions that will do: `{ 'upcoming-events': '^1.0.0' }`. */
export const ShownParts = z.record(
  PartName,
  z.string().regex(/^[\^~]?\d+\.\d+\.\d+$/, 'is a range of versions such as ^1.0.0'),
);
export type ShownParts = z.infer<typeof ShownParts>;

/** Parts that a remote offers, by name, each with its version. A part lies in `src/parts/<name>/part.ts`. */
export const OfferedParts = z.record(PartName, PartVersion);
export type OfferedParts = z.infer<typeof OfferedParts>;

/** What a remote offers, `src/parts.ts`. Checked by its build, so that a mistake never reaches a release. */
export const defineParts = (parts: OfferedParts): OfferedParts => parts;

/** What a page gives to a part, by the part's name: the contract between those who show it and its owner. */
export interface PartProps {
  /** In the place of a refused page; the flags come with the refusal. */
  'parking-gate': { flags: ModerationFlags };
  /** The academy's next events. */
  'upcoming-events': { limit: number };
  /** The bell of the header. `className` says where it has room. */
  'notices-bell': { className?: string };
}
export type KnownPart = keyof PartProps;
