import type { Registry } from '@site/contracts/release';
import { change, type Outcome, type Plan, type Target } from './change.ts';
import { damagedLines, type HistoryEntry } from './history.ts';
import { stableOf, trialOf, watchedIn, type Watched } from './registry.ts';
import { refuseIf, ReleaseError } from './release-error.ts';
import type { ChosenBrowser } from './installed-browser.ts';
import type { SiteOptions } from './site-options.ts';
import type { Store } from './store.ts';

const MINUTE = 60_000;
/** Without steps: all visitors, watched for an hour. */
export const defaultPlan: Plan = { next: [], every: 10 * MINUTE, lasts: 60 * MINUTE, visitors: 50 };

interface Facts {
  who: string;
  /** Share of visitors, in percent. */
  traffic?: number;
  /** The following steps. */
  plan?: Plan;
  /** Accept pages that respond with 404. */
  allowMissing?: boolean;
  /** In which the pages are opened as well; absent: in none. */
  browser?: ChosenBrowser;
  /** Why a check was left out. */
  reason?: string;
  /** Rejects development builds. */
  production?: boolean;
}

/**
 * Makes releases live, all in one change. Before that, every file is checked against its hash, the new composition
 * renders its pages in a separate process, and a browser opens them. A release that fails a check leaves the registry and
 * the site unchanged.
 */
export const activate = (
  store: Store,
  site: SiteOptions,
  targets: { name: string; version: string }[],
  { traffic = 100, plan = defaultPlan, allowMissing = false, browser, production = false, ...facts }: Facts,
): Promise<Outcome> =>
  change(store, targets, {
    ...{ action: 'activate', traffic, plan, production, ...facts },
    trial: { site, allowMissing, browser },
  });

/** Gives the watched releases of one activation to the next share of visitors, unless the registry has changed. */
export const step = (
  store: Store,
  { traffic, watch }: Watched,
  { who, production = false }: Pick<Facts, 'who' | 'production'>,
): Promise<Outcome> => {
  const [share = 100, ...next] = watch.next;
  return change(
    store,
    async (registry) => {
      const watched = watchedIn(registry, watch.change);
      const isCurrent = watched.every((one) => one.traffic === traffic && one.watch.step === watch.step);
      return isCurrent ? watched.map(({ name, version }) => ({ name, version })) : [];
    },
    { action: 'step', traffic: share, plan: { ...planOf(watch), next }, continues: watch, who, production },
  );
};

const planOf = ({ next, every, lasts, visitors }: Watched['watch']): Plan => ({ next, every, lasts, visitors });

/** Gives a remote's trial, with all remotes on trial together, to the next share of visitors before its time. */
export async function stepNow(
  store: Store,
  name: string,
  { to, ...facts }: Pick<Facts, 'who' | 'production'> & { to?: number },
): Promise<Outcome> {
  const own = watchedIn(await store.state.readRegistry()).find((watched) => watched.name === name);
  const [share] = own?.watch.next ?? [];
  if (!own || share === undefined) throw withoutSteps(name);
  if (to !== undefined && to !== share)
    throw new ReleaseError(`${name}: expected the next step at ${to} %, found ${share} %: see "remotes status"`);
  const outcome = await step(store, own, facts);
  if (outcome.entries.length) return outcome;
  throw new ReleaseError(`${name}: the trial has changed meanwhile: see "remotes status"`);
}

const withoutSteps = (name: string) =>
  new ReleaseError(`${name}: expected a trial with further steps, found none: see "remotes status"`);

/**
 * Returns all remotes of a watched activation to the versions before it, unless it is no longer live. Concurrent calls
 * change the registry once.
 */
export const takeBack = (
  store: Store,
  activation: string,
  { who, reason, production = false }: Pick<Facts, 'who' | 'production'> & { reason: string },
): Promise<Outcome> =>
  change(
    store,
    async (registry) => watchedIn(registry, activation).map(({ name, watch }) => ({ name, version: watch.against })),
    { action: 'rollback', traffic: 100, who, production, reason },
  );

/**
 * Pauses the steps of a remote's trial, with all remotes that are on trial together, or resumes them with the full
 * duration of the current step. A version that turns bad is taken back even while its trial is paused.
 */
export const pause = (store: Store, name: string, action: 'pause' | 'resume', who: string): Promise<HistoryEntry[]> =>
  store.state.withLock(async (lock) => {
    const registry = await store.state.readRegistry();
    const own = watchedIn(registry).find((watched) => watched.name === name);
    const paused = action === 'pause';
    if (!own?.watch.next.length) throw withoutSteps(name);
    if (own.watch.paused === paused)
      throw new ReleaseError(
        `${name}: the trial ${paused ? 'is paused already' : 'is not paused'}: see "remotes status"`,
      );
    const [next, at] = [structuredClone(registry), new Date().toISOString()];
    const watched = watchedIn(next, own.watch.change);
    for (const { watch } of watched)
      Object.assign(watch, { paused, until: new Date(Date.now() + watch.every).toISOString() });
    const entries = watched.map(({ traffic, version, watch: { against, change: id }, name: remote }) => ({
      ...{ at, who, action, name: remote, version, previous: against, traffic, change: id },
    }));
    await lock.replaceRegistry(next, registry, entries);
    return entries;
  });

/** Removes remotes from the composition: their addresses become 404, or another remote's. */
export const retire = (
  store: Store,
  site: SiteOptions,
  names: string[],
  { who, production = false }: Facts,
): Promise<Outcome> =>
  change(
    store,
    names.map((name) => ({ name, version: null })),
    { action: 'retire', traffic: 100, who, production, trial: { site, allowMissing: false } },
  );

/**
 * Undoes the last change of a remote. Everything that went live in the same change returns to its previous version too,
 * because an address may have moved between the remotes. All targets were live before, so there is no smoke test.
 * `from` rejects the rollback of any other version than the one that the operator saw.
 */
export const rollback = (
  store: Store,
  name: string,
  { who, production = false, from }: Pick<Facts, 'who' | 'production'> & { from?: string },
): Promise<Outcome> =>
  change(store, (registry) => rollbackTargets(store, name, registry, from), {
    action: 'rollback',
    traffic: 100,
    who,
    production,
  });

async function rollbackTargets(
  store: Store,
  name: string,
  { microFrontends }: Registry,
  from?: string,
): Promise<Target[]> {
  const current = (remote: string) => {
    const entries = microFrontends[remote];
    return (trialOf(entries) ?? stableOf(entries))?.metadata.version ?? null;
  };
  if (from && current(name) !== from)
    throw new ReleaseError(`${name}: expected ${from} live, found ${current(name) ?? 'none'}: see "remotes list"`);
  const history = await store.state.readHistory();
  const byName = `or name the version: remotes activate ${name}@<version>`;
  if (history.damaged.length) throw new ReleaseError(`${damagedLines(history)} and run the rollback again, ${byName}`);

  // Rollbacks are skipped, so that a second rollback goes one version further back. Steps belong to their activation.
  const forward = history.entries.filter(({ action }) => action === 'activate' || action === 'retire');
  // The end of a trial by its stable version is no step: the version was live before.
  const last = forward.findLast(
    (entry) => entry.name === name && entry.version === current(name) && entry.version !== entry.previous,
  );
  if (!last)
    throw new ReleaseError(
      `${name}: nothing to roll back (no activation of its live version in the history): see "remotes list"`,
    );
  const together = last.change ? forward.filter((entry) => entry.change === last.change) : [last];
  if (together.every(({ previous }) => previous === null))
    throw new ReleaseError(
      `${name}: nothing to roll back (${last.version} is its first live version). To remove it from the site: remotes retire ${name}`,
    );
  refuseIf(
    together
      .filter((entry) => current(entry.name) !== entry.version)
      .map((entry) => ({
        release: entry.name,
        message: `${entry.name}: expected ${entry.version ?? 'no version'} live, as changed together with ${name}, found ${current(entry.name) ?? 'none'}: roll ${entry.name} back first, ${byName}`,
      })),
  );
  return together.map((entry) => ({ name: entry.name, version: entry.previous }));
}
