import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Beacon } from '@site/contracts/beacon';
import type { Composition } from '@site/contracts/composition';
import type { RenderedPage } from '@site/contracts/renderer';
import { LRUCache } from 'lru-cache';
import type { State } from '../state/state.ts';
import { addCounts, type Counts, type Slot } from './slots.ts';

/** Visitors that are remembered, so that each counts once per page and version. */
const MAX_VISITORS = 100_000;
const HOUR = 60 * 60_000;

/** Upper bound of a good value and lower bound of a poor one (https://web.dev/articles/defining-core-web-vitals-thresholds). */
const VITALS = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] } as const;

/** Failures with which the page works; they are shown, but no reason to take a version back. */
const HARMLESS = new Set(['recoverable']);

interface CounterOptions {
  state: Pick<State, 'appendSlots'>;
  /** Length of an interval, in ms. */
  interval: number;
  onError: (error: unknown) => void;
}

/**
 * Counts per composition and kind of page what visitors get, and writes the counts once per interval. Its size depends
 * on the number of pages, not on that of requests.
 */
export function countHealth({ state, interval, onError }: CounterOptions) {
  const host = randomUUID();
  /** Changed with every start, so that no address can be recovered from the memory of a host. */
  const salt = randomBytes(16);
  const seen = new LRUCache<string, true>({ max: MAX_VISITORS, ttl: HOUR });
  let pages = new Map<Composition, Record<string, Counts>>();
  let at = slotAt();
  let restarted = Date.now();
  let writing: Promise<unknown> = Promise.resolve();

  function slotAt() {
    return Math.floor(Date.now() / interval) * interval;
  }

  function add(composition: Composition, page: string, counts: Counts) {
    if (slotAt() !== at) write();
    const counted = pages.get(composition) ?? {};
    addCounts((counted[page] ??= {}), counts);
    pages.set(composition, counted);
  }

  /** Whether this is the first time, for the visitor of this address. */
  function isFirst(address: string, ...what: string[]): boolean {
    const key = createHash('sha1')
      .update(salt)
      .update([address, ...what].join(' '))
      .digest('base64');
    if (seen.has(key)) return false;
    seen.set(key, true);
    return true;
  }

  function write() {
    const slots: Slot[] = [...pages].map(([{ shell, remotes }, counted]) => ({
      at,
      versions: Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version])),
      pages: counted,
    }));
    pages = new Map();
    at = slotAt();
    writing = writing.then(() => state.appendSlots(host, slots)).catch(onError);
  }
  const timer = setInterval(() => slotAt() !== at && write(), interval / 5).unref();

  return {
    rendered(composition: Composition, page: RenderedPage, ms: number) {
      const name = nameOf(page);
      if (name)
        add(composition, name, { renders: 1, renderErrors: page.status >= 500 ? 1 : 0, renderMs: Math.round(ms) });
    },

    served(composition: Composition, page: RenderedPage, address: string) {
      const name = nameOf(page);
      if (name && isFirst(address, composition.id, name, 'served'))
        add(composition, name, { served: 1, ...(page.status >= 500 && { servedFailed: 1 }) });
    },

    /**
     * Counts the views of a valid beacon. Documents from before the last switch do not count: their successful views are
     * reported late, so that at first a new version would seem to fail more often.
     */
    viewed(composition: Composition, { views, vitals, age }: Beacon, address: string) {
      if (Date.now() - age < restarted) return;
      for (const [index, { remote, page, failures }] of views.entries()) {
        const counts: Counts = {
          ...Object.fromEntries(failures.map((kind) => [kind, 1])),
          ...(index === 0 && vitalCounts(vitals)),
        };
        if (isFirst(address, composition.id, remote, page, 'viewed'))
          Object.assign(counts, {
            viewed: 1,
            ...(failures.some((kind) => !HARMLESS.has(kind)) && { viewedFailed: 1 }),
          });
        add(composition, `${remote}/${page}`, counts);
      }
    },

    /** Counts each visitor anew, so that the visitors of a new version and of the old one are chosen alike. */
    restart() {
      seen.clear();
      restarted = Date.now();
    },

    async close() {
      clearInterval(timer);
      write();
      await writing;
    },
  };
}
export type HealthCounter = ReturnType<typeof countHealth>;

const nameOf = ({ name }: RenderedPage) => name?.page && `${name.remote}/${name.page}`;

function vitalCounts(vitals: Beacon['vitals']): Counts {
  const counts: Counts = {};
  for (const name of ['lcp', 'inp', 'cls'] as const) {
    const value = vitals[name];
    if (value === undefined) continue;
    const [good, poor] = VITALS[name];
    addCounts(counts, {
      [name]: 1,
      ...(value <= good && { [`${name}Good`]: 1 }),
      ...(value > poor && { [`${name}Poor`]: 1 }),
    });
  }
  return counts;
}
