/** Longest wait for a renderer, in ms. Beyond it, the browser renders the page sooner. */
const LONGEST_WAIT = 4000;
/** Weight of the newest page in the average page time. */
const SMOOTHING = 0.1;
/** Initial average page time, in ms. */
const FIRST_GUESS = 20;

/**
 * `shared`: a page that all guests share. `queried`: for guests, at an address with a query string, of which there are
 * any number. `unknown`: for guests, at an address that is not known to exist. `own`: for one visitor with a session.
 */
const lanes = ['shared', 'queried', 'unknown', 'own'] as const;
export type Lane = (typeof lanes)[number];

export interface Queued {
  lane: Lane;
}

/**
 * Pages that wait for a renderer. Each lane is served in order of arrival, and the lanes in turn, so that a crowd or a
 * flood of made-up addresses or query strings in one lane cannot block the others.
 */
export class PageQueue<T extends Queued> {
  private readonly lanes: Record<Lane, T[]> = { shared: [], queried: [], unknown: [], own: [] };
  /** The lane that was served last is at the end. */
  private turns: Lane[] = [...lanes];
  private readonly arrivals = new WeakMap<T, number>();
  private lastArrival = 0;
  private pageTime = FIRST_GUESS;

  get length() {
    return Object.values(this.lanes).reduce((sum, lane) => sum + lane.length, 0);
  }

  /** Whether a new page would be served within `LONGEST_WAIT` by this number of parallel places. */
  takes({ lane }: Queued, places: number): boolean {
    const before = this.lanes[lane].length;
    const ahead = Object.values(this.lanes).reduce((sum, { length }) => sum + Math.min(before, length), 0);
    return (ahead * this.pageTime) / Math.max(1, places) <= LONGEST_WAIT;
  }

  push(item: T) {
    this.arrivals.set(item, ++this.lastArrival);
    this.laneOf(item).push(item);
  }

  /** Returns a page to the queue, at the position of its arrival. */
  putBack(item: T) {
    const lane = this.laneOf(item);
    const later = lane.findIndex((other) => this.arrivalOf(other) > this.arrivalOf(item));
    lane.splice(later < 0 ? lane.length : later, 0, item);
  }

  next(): T | undefined {
    const turn = this.turns.find((lane) => this.lanes[lane].length > 0);
    if (!turn) return undefined;
    this.turns = [...this.turns.filter((lane) => lane !== turn), turn];
    return this.lanes[turn].shift();
  }

  remove(item: T) {
    const lane = this.laneOf(item);
    const index = lane.indexOf(item);
    if (index >= 0) lane.splice(index, 1);
  }

  /** Records the time in ms that a page took in its place. */
  served(ms: number) {
    this.pageTime += (ms - this.pageTime) * SMOOTHING;
  }

  private arrivalOf(item: T): number {
    return this.arrivals.get(item) ?? 0;
  }

  private laneOf({ lane }: Queued) {
    return this.lanes[lane];
  }
}
