/** Says the time. `elapsed` measures durations, in ms: it does not go back when the machine's clock is set. */
export type Clock = (() => Date) & { elapsed?: () => number };

export const systemClock: Clock = Object.assign(() => new Date(), { elapsed: () => performance.now() });
