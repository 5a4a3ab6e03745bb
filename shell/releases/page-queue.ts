/** How long a page may have to wait for its turn, in ms. Longer, and the browser renders it sooner. */
const LONGEST_WAIT = 4000;
/** What the last pages took counts so much less than those before them. */
const SMOOTHING = 0.1;
/** What a page takes is not known before the first ones, in ms. */
const FIRST_GUESS = 20;

export interface Queued {
  /** The page is rendered for all guests who ask. */
  shared: boolean;
}

/**
 * Pages that wait for a renderer, served in order of arrival. Those that guests share and those of visitors with a
 * session have a lane each, and are served by turns: neither crowd can shut the other out.
 */
export class PageQueue<T extends Queued> {
  private readonly lanes: Record<'shared' | 'own', T[]> = { shared: [], own: [] };
  private readonly arrivals = new WeakMap<T, number>();
  private lastArrival = 0;
  private sharedNext = true;
  private pageTime = FIRST_GUESS;

  get length() {
    return this.lanes.shared.length + this.lanes.own.length;
  }

  /** Whether a page that comes now would be served in time, by so many places that work at the same time. */
  takes({ shared }: Queued, places: number): boolean {
    const lane = this.lanes[shared ? 'shared' : 'own'];
    const other = this.lanes[shared ? 'own' : 'shared'];
    const ahead = lane.length + Math.min(lane.length, other.length);
    return (ahead * this.pageTime) / Math.max(1, places) <= LONGEST_WAIT;
  }

  push(item: T) {
    this.arrivals.set(item, ++this.lastArrival);
    this.laneOf(item).push(item);
  }

  /** For what was taken and has to wait again: it keeps the place of its arrival. */
  putBack(item: T) {
    const lane = this.laneOf(item);
    const later = lane.findIndex((other) => this.arrivalOf(other) > this.arrivalOf(item));
    lane.splice(later < 0 ? lane.length : later, 0, item);
  }

  next(): T | undefined {
    const { shared, own } = this.lanes;
    const lane = shared.length && (this.sharedNext || !own.length) ? shared : own;
    this.sharedNext = lane === own;
    return lane.shift();
  }

  /** Whoever waited for it has gone. */
  remove(item: T) {
    const lane = this.laneOf(item);
    const index = lane.indexOf(item);
    if (index >= 0) lane.splice(index, 1);
  }

  /** A page took so many ms in its place. */
  served(ms: number) {
    this.pageTime += (ms - this.pageTime) * SMOOTHING;
  }

  private arrivalOf(item: T): number {
    return this.arrivals.get(item) ?? 0;
  }

  private laneOf({ shared }: Queued) {
    return this.lanes[shared ? 'shared' : 'own'];
  }
}
