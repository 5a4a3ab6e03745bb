import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@site/contracts/release';
import type { Logger } from 'pino';
import { step, takeBack } from '../activation.ts';
import { stableOf, watchedIn, type Watched } from '../registry.ts';
import type { Store } from '../store.ts';
import { Comparison } from './comparison.ts';
import type { Slot } from './slots.ts';
import { notify } from './webhook.ts';

/** Author of its changes in the history. */
const WHO = 'release watch';
/** Pause before a rollback or a step that was rejected is tried again, in ms. */
const RETRY_PAUSE = 30_000;

export interface ReleaseWatchOptions {
  store: Store;
  log: Pick<Logger, 'info' | 'error'>;
  production: boolean;
  site: string;
  /** Length of an interval of the counters, in ms. */
  interval: number;
  webhook?: string;
  /** Called when this host has taken an activation back. */
  onRollback?: () => void;
}

/** The watched versions of one activation. */
interface Activation {
  id: string;
  watched: Watched[];
  first: Watched;
  /** Start of its comparison, in ms since the epoch. */
  start: number;
}

/**
 * Compares the versions under watch by the counts of all hosts: takes a bad one back, and gives a good trial to its next
 * share of visitors. Every host does this; the lock on the registry makes each change happen once.
 */
export function watchReleases({ store, log, production, site, interval, webhook, onRollback }: ReleaseWatchOptions) {
  const added = store.state.followSlots();
  let comparisons = new Map<string, Comparison>();
  /** Slots that a host may still add to, by the start of their interval. */
  const open = new Map<number, Slot[]>();
  /** By the monotonic clock. */
  const retryAt = new Map<string, number>();
  const closed = new AbortController();
  const notices = new Set<Promise<void>>();

  async function look() {
    const registry = await store.state.readRegistry();
    const activations = activationsIn(registry);
    const next = new Map<string, Comparison>();
    for (const activation of activations) {
      const key = keyOf(activation);
      next.set(key, comparisons.get(key) ?? (await newComparison(store, registry, activation)));
    }
    comparisons = next;
    for await (const slot of added()) open.set(slot.at, [...(open.get(slot.at) ?? []), slot]);

    // A host writes its slot within an interval after its end.
    const complete = [...open.keys()].filter((at) => at + 2 * interval <= Date.now()).sort((one, other) => one - other);
    for (const at of complete) {
      for (const activation of activations)
        if (at >= activation.start)
          comparisons.get(keyOf(activation))!.add(at, open.get(at)!, activation.first.watch.step);
      open.delete(at);
    }
    for (const activation of activations) await decide(activation);
  }

  async function decide({ id, first, ...activation }: Activation) {
    if ((retryAt.get(id) ?? 0) > performance.now()) return;
    const { finding, isSuspicious, visitors } = comparisons
      .get(keyOf({ id, first, ...activation }))!
      .verdict(first.watch.step);
    try {
      if (finding) await rollBack(id, finding.reason);
      else if (isDue(first) && !isSuspicious && visitors >= first.watch.visitors)
        await step(store, first, { who: WHO, production });
      retryAt.delete(id);
    } catch (error) {
      retryAt.set(id, performance.now() + RETRY_PAUSE);
      log.error({ err: error, finding }, finding ? 'a bad release cannot be taken back' : 'the next step is rejected');
    }
  }

  async function rollBack(id: string, reason: string) {
    const { entries } = await takeBack(store, id, { who: WHO, reason, production });
    if (!entries.length) return; // Another host was first.
    onRollback?.();
    log.error(
      { releases: entries.map(({ name, version }) => `${name} ${version}`), reason },
      'a release is taken back',
    );
    if (!webhook) return;
    const sent = notify({ event: 'rollback', site, reason, entries }, { url: webhook, log, signal: closed.signal });
    notices.add(sent);
    void sent.then(() => notices.delete(sent));
  }

  async function run() {
    while (await pause(interval / 2, true, { signal: closed.signal }).catch(() => false))
      await look().catch((error: unknown) => log.error({ err: error }, 'the releases under watch cannot be compared'));
  }
  const running = run();

  return {
    async close() {
      closed.abort();
      await running;
      await Promise.all(notices);
    },
  };
}

/** The activations under watch. A watch of all visitors ends at its time. */
function activationsIn(registry: Registry): Activation[] {
  const ids = new Set(watchedIn(registry).map(({ watch }) => watch.change));
  return [...ids].flatMap((id) => {
    const watched = watchedIn(registry, id);
    const [first] = watched;
    if (!first || (first.traffic === 100 && Date.parse(first.watch.until ?? '') <= Date.now())) return [];
    return [{ id, watched, first, start: Date.parse(first.traffic === 100 ? first.watch.step : first.watch.since) }];
  });
}

/** A trial is one comparison over all its steps; that of all visitors is another. */
const keyOf = ({ id, first }: Pick<Activation, 'id' | 'first'>) => `${id} ${first.traffic === 100 ? 'all' : 'trial'}`;

const isDue = ({ watch: { next, until, paused } }: Watched) =>
  next.length > 0 && !paused && until !== undefined && Date.parse(until) <= Date.now();

async function newComparison(store: Store, registry: Registry, { watched, first, start }: Activation) {
  const comparison = new Comparison(watched, await pagesOf(store, registry, watched));
  if (first.traffic === 100)
    for await (const slot of store.state.followSlots()()) if (slot.at < start) comparison.addEarlier(slot);
  return comparison;
}

/** Number of kinds of pages that the versions can affect: the shell all, a remote its own with its parts. */
async function pagesOf(store: Store, { microFrontends }: Registry, watched: Watched[]): Promise<number> {
  const all = Object.entries(microFrontends).map(([name, entries]) => ({
    name,
    version: stableOf(entries)!.metadata.version,
  }));
  const affected = watched.some(({ name }) => name === 'shell') ? all : watched;
  const releases = await Promise.all(affected.map(({ name, version }) => store.read(name, version)));
  return releases.reduce((sum, { pages, parts }) => sum + Object.keys(pages).length + Object.keys(parts).length, 0);
}
