import { z } from 'zod';
import { Name } from './release.ts';

/**
 * `chunk`: code of the page did not load. `uncaught`: an uncaught error or rejection. `boundary`: the visitor saw an
 * error view. `recoverable`: React repaired the hydration, and the page works.
 */
export const failureKinds = ['chunk', 'uncaught', 'boundary', 'recoverable'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

const View = z.strictObject({
  remote: Name,
  /** Name of the page's folder, or `parts/<name>`. */
  page: z.string().regex(/^(parts\/)?[a-z0-9-]{1,80}$/),
  failures: z.array(z.enum(failureKinds)).max(failureKinds.length).default([]),
});

/**
 * A browser's report about the pages that one document has shown, sent when it is hidden. It has no addresses and
 * nothing about the visitor: a page is named by its route.
 */
export const Beacon = z.strictObject({
  /** Id of the document's composition. */
  composition: z.string().regex(/^[0-9a-f]{16}$/),
  /** Time since the document began to load, in ms. */
  age: z.int().nonnegative(),
  views: z.array(View).min(1).max(30),
  /** Measured for the first view: in ms, `cls` without a unit. */
  vitals: z.partialRecord(z.enum(vitalNames), z.number().nonnegative()).default({}),
});
export type Beacon = z.infer<typeof Beacon>;
export type BeaconInput = z.input<typeof Beacon>;
