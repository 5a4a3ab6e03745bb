/** How long a page may have to wait for its turn, in ms. Longer, and the browser renders it sooner. */
const LONGEST_WAIT = 4000;
/** What the last pages took counts so much less than those before them. */
const SMOOTHING = 0.1;
/** What a page takes is not known before the first ones, in ms. */
const FIRST_GUESS = 20;

/**
 * For whom a page is rendered: for all guests who ask, for guests at an address with a query string, of which there are
 * any number, for guests at an address that is not known to exist, or for one visitor with a session.
 */
const lanes = ['shared', 'queried', 'unknown', 'own'] as const;
export type Lane = (typeof lanes)[number];

export interface Queued {
  lane: Lane;
}

/**
 * Pages that wait for a renderer, served in order of arrival in their lanes, and the lanes by turns: no crowd, nor
 * whoever makes up addresses or query strings, can shut the others out.
 */
export class PageQueue<T extends Queued> {
  private readonly lanes: Record<Lane, T[]> = { shared: [], queried: [], unknown: [], own: [] };
  /** The one that was served last stands at the end. */
  private turns: Lane[] = [...lanes];
  private readonly arrivals = new WeakMap<T, number>();
  private lastArrival = 0;
  private pageTime = FIRST_GUESS;

  get length() {
    return Object.values(this.lanes).reduce((sum, lane) => sum + lane.length, 0);
  }

  /** Whether a page that comes now would be served in time, by so many places that work at the same time. */
  takes({ lane }: Queued, places: number): boolean {
    const before = this.lanes[lane].length;
    const ahead = Object.values(this.lanes).reduce((sum, { length }) => sum + Math.min(before, length), 0);
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
    const turn = this.turns.find((lane) => this.lanes[lane].length > 0);
    if (!turn) return undefined;
    this.turns = [...this.turns.filter((lane) => lane !== turn), turn];
    return this.lanes[turn].shift();
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

  private laneOf({ lane }: Queued) {
    return this.lanes[lane];
  }
}
