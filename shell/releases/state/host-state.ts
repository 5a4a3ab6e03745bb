import { z } from 'zod';

/** Interval at which a host renews its state, in ms. */
export const HEARTBEAT = 5000;
/** A host with an older state counts as gone, in ms. */
export const GONE_AFTER = 3 * HEARTBEAT;
/** The state of a host that has been gone for longer is removed, in ms. */
export const REMOVED_AFTER = 10 * GONE_AFTER;

/** The compositions that one host serves. Commands read it before and after they change the registry. */
export const HostState = z.object({
  machine: z.string(),
  pid: z.int(),
  address: z.string(),
  compositions: z.array(z.string()),
  /**
   * Compositions of the announced registry that the host has started, or cannot start. Absent: the host is of a version
   * that ignores announcements.
   */
  prepared: z.array(z.string()).optional(),
  /** Compositions of the registry that the host cannot serve. */
  failure: z.object({ compositions: z.array(z.string()), reason: z.string() }).optional(),
});
export type HostState = z.infer<typeof HostState>;
