/** Returns the current time. `elapsed` is a monotonic clock in ms, unaffected when the system clock is set. */
export type Clock = (() => Date) & { elapsed?: () => number };

export const systemClock: Clock = Object.assign(() => new Date(), { elapsed: () => performance.now() });
