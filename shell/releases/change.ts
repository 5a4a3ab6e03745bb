import { randomUUID } from 'node:crypto';
import type { Composition } from '@site/contracts/composition';
import type { Registry, Release, Watch } from '@site/contracts/release';
import { compose, compositionId, variantsOf } from './compose.ts';
import { readComposition, writeComposition } from './compositions.ts';
import { developmentProblems, ownProblems } from './fit.ts';
import type { HistoryEntry } from './history.ts';
import { hostsToPrepare } from './hosts.ts';
import { hydratePages } from './hydration.ts';
import type { ChosenBrowser } from './installed-browser.ts';
import { deploymentsOf, isSameLive, stableOf, withWatch } from './registry.ts';
import { droppedParts, unmetParts } from './part-fit.ts';
import { problemsOf, refuseIf, ReleaseError, type Problem } from './release-error.ts';
import type { SiteOptions } from './site-options.ts';
import { smokeTest } from './smoke.ts';
import { withSmokeSource, type SmokeSource } from './smoke-visitors.ts';
import type { Store } from './store.ts';
import { droppedRoutes, touchedPages, type Dropped, type Unseen } from './touched.ts';

/** The version of a remote that becomes live; null removes the remote from the composition. */
export interface Target {
  name: string;
  version: string | null;
}

/** The watch of a version, before its times and its predecessor are known. */
export type Plan = Pick<Watch, 'next' | 'every' | 'lasts' | 'visitors'>;

interface Trial {
  site: SiteOptions;
  allowMissing: boolean;
  /** Absent: the pages are only rendered. */
  browser?: ChosenBrowser;
}

export interface ChangeOptions extends Pick<HistoryEntry, 'action' | 'traffic' | 'who' | 'reason'> {
  production: boolean;
  /** Absent: the versions are not watched. */
  plan?: Plan;
  /** The watch of the activation that this change continues. */
  continues?: Watch;
  /** Absent for a rollback: its targets were live before, and need no smoke test. */
  trial?: Trial;
}

export interface Outcome {
  entries: HistoryEntry[];
  dropped: Dropped[];
  /** The composition that had the dropped addresses. */
  before?: Composition;
  /** Pages that were not rendered before the change, with the reasons. */
  notes: string[];
}

/**
 * Changes the live releases: all targets in one replacement of the registry, or none. An address that moves from one
 * target to another is never missing and never claimed twice.
 */
export function change(
  store: Store,
  /** A function chooses the targets under the lock, from what is live then. Without targets, nothing changes. */
  targetsOf: Target[] | ((registry: Registry) => Promise<Target[]>),
  options: ChangeOptions,
): Promise<Outcome> {
  return store.state.withLock(async (lock) => {
    const registry = await store.state.readRegistry();
    const targets = typeof targetsOf === 'function' ? await targetsOf(registry) : targetsOf;
    if (!targets.length) return { entries: [], dropped: [], notes: [] };
    const releases = await readTargets(store, registry, targets, options);
    const id = options.continues?.change ?? randomUUID();
    const nextAt = (at: string) => applied(registry, targets, releases, options, { id, at });

    const live = await liveCompositions(store, registry);
    const compositions: Composition[] = [];
    for (const { versions } of variantsOf(nextAt(new Date().toISOString())))
      compositions.push(await compose(store, versions));
    const { problems, notes } = options.trial
      ? await tryCompositions(store, targets, compositions, live, options.trial)
      : { problems: [], notes: [] };
    refuseIf(problems);

    for (const composition of compositions) await writeComposition(store.documents, composition);
    if (options.trial) {
      await lock.announceRegistry(nextAt(new Date().toISOString()));
      await hostsToPrepare(
        store.state,
        compositions.map((composition) => composition.id),
      );
    }
    // Trial and preparation take their time; a watch begins now.
    const at = new Date().toISOString();
    const next = nextAt(at);
    const entries = entriesOf(targets, registry, next, options, { id, at });
    await lock.replaceRegistry(next, registry, entries);
    const [after, before] = [compositions.at(-1)!, live.at(-1)];
    return { entries, dropped: before ? droppedRoutes(after, before) : [], before, notes };
  });
}

/** Reads and verifies the target releases. Throws a `ReleaseError` with the problems of all of them. */
async function readTargets(
  store: Store,
  { microFrontends }: Registry,
  targets: Target[],
  { production, trial }: ChangeOptions,
): Promise<Release[]> {
  const names = targets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ReleaseError(`${twice} is named twice, expected once: name one version of it`);

  const releases: Release[] = [];
  const problems = await Promise.all(
    targets.map(async ({ name, version }): Promise<Problem[]> => {
      if (version === null) return retireProblems(name, Object.hasOwn(microFrontends, name));
      return problemsOf(name, async () => {
        const release = await store.read(name, version);
        releases.push(release);
        await store.provide(release);
        await store.authorise(release);
        await store.verify(release);
        refuseIf([...(production ? developmentProblems([release]) : []), ...(trial ? ownProblems(release) : [])]);
      });
    }),
  );
  refuseIf(problems.flat());
  return releases;
}

function retireProblems(release: string, isLive: boolean): Problem[] {
  if (release === 'shell')
    return [{ release, message: 'The shell cannot be retired: every page is rendered inside it' }];
  return isLive ? [] : [{ release, message: `${release}: nothing to retire (no version is live): see "remotes list"` }];
}

function applied(
  registry: Registry,
  targets: Target[],
  releases: Release[],
  { traffic, plan, continues }: ChangeOptions,
  { id, at }: { id: string; at: string },
): Registry {
  const next = structuredClone(registry);
  for (const { name, version } of targets) if (version === null) delete next.microFrontends[name];
  // New remotes alone have nothing to be compared with.
  const replaces = releases.some(({ name }) => registry.microFrontends[name]);
  for (const release of releases) {
    const current = registry.microFrontends[release.name];
    if (traffic < 100 && stableOf(current)?.metadata.version === release.version)
      throw new ReleaseError(
        `${release.name} ${release.version} is already live for all visitors: a trial needs another version`,
      );
    const entries = deploymentsOf(release, traffic, current);
    if (isSameLive(entries, current) && !plan?.next.length && !continues) continue;
    const against = continues ? continuedFrom(current) : (stableOf(current)?.metadata.version ?? null);
    const isWatched = plan && replaces && against !== release.version;
    next.microFrontends[release.name] = isWatched
      ? withWatch(entries, watchOf(plan, traffic, against, { id, at, continues }))
      : entries;
  }
  return next;
}

const continuedFrom = (entries: Registry['microFrontends'][string] | undefined) =>
  entries?.findLast(({ extras }) => extras.watch)?.extras.watch?.against ?? null;

function watchOf(
  plan: Plan,
  traffic: number,
  against: string | null,
  { id, at, continues }: { id: string; at: string; continues?: Watch },
): Watch {
  const duration = traffic === 100 ? plan.lasts : plan.next.length ? plan.every : undefined;
  return {
    ...plan,
    change: id,
    against,
    since: continues?.since ?? at,
    step: at,
    ...(duration && { until: new Date(Date.parse(at) + duration).toISOString() }),
    paused: continues?.paused ?? false,
  };
}

/** The live compositions, for comparison, without those that cannot be read. */
async function liveCompositions(store: Store, registry: Registry): Promise<Composition[]> {
  if (!Object.keys(registry.microFrontends).length) return [];
  const found = await Promise.all(
    variantsOf(registry).map(
      async ({ versions }) =>
        (await readComposition(store.documents, compositionId(versions))) ??
        compose(store, versions).catch(() => undefined),
    ),
  );
  return found.filter((composition) => composition !== undefined);
}

/** Not called for a rollback, which is never rejected for a part: a page shows the fallback of a missing part. */
function partProblems(targets: Target[], after: Composition, before?: Composition): Problem[] {
  const releases = [after.shell, ...after.remotes];
  const changed = releases.filter(({ name, version }) =>
    targets.some((target) => target.name === name && target.version === version),
  );
  const retired = (before?.remotes ?? []).filter(({ name }) =>
    targets.some((target) => target.name === name && target.version === null),
  );
  return [
    ...unmetParts(changed, releases),
    ...(before ? droppedParts([...changed, ...retired], [before.shell, ...before.remotes], releases) : []),
  ];
}

interface Tried {
  problems: Problem[];
  notes: string[];
}

/** Renders the pages of the compositions that are not live yet. */
async function tryCompositions(
  store: Store,
  targets: Target[],
  compositions: Composition[],
  live: Composition[],
  trial: Trial,
): Promise<Tried> {
  const tried: Tried = { problems: [], notes: [] };
  const fit = compositions.filter((composition) => {
    if (live.some(({ id }) => id === composition.id)) return false;
    const unfit = partProblems(targets, composition, live.at(-1));
    tried.problems.push(...unfit);
    return !unfit.length;
  });
  if (!fit.length) return tried;
  return withSmokeSource(trial.site, async (source) => {
    for (const composition of fit) await tryComposition(store, composition, live, source, trial, tried);
    return { ...tried, notes: [...new Set([...source.notes, ...tried.notes])] };
  });
}

async function tryComposition(
  store: Store,
  composition: Composition,
  live: Composition[],
  { samples, visitors }: SmokeSource,
  { site, allowMissing, browser }: Trial,
  { problems, notes }: Tried,
) {
  const { rendererMemory: memory, pageTimeout, smokeKey: _smokeKey, ...origins } = site;
  const releases = [composition.shell, ...composition.remotes];
  await Promise.all(releases.map((release) => store.provide(release)));
  const folders = Object.fromEntries(releases.map(({ name, version }) => [name, store.folder(name, version)]));
  const { pages, unseen } = touchedPages(composition, live, samples);
  for (const route of unseen) {
    const reason = acceptedReason(route, visitors.length > 0);
    const message = `${route.path} (${route.owner}) is not rendered: ${reason ?? 'no address of it is known. Add `examples` to its route, or `unseen` with the reason'}`;
    if (reason) notes.push(message);
    else problems.push({ release: route.owner, message });
  }
  const terms = { allowMissing, memory, pageTimeout };
  const smoke = await smokeTest({ composition, folders, ...origins }, pages, visitors, terms);
  problems.push(...smoke.problems);
  if (!browser || problems.length) return;
  if ('without' in browser) return void notes.push(`Pages are not opened in a browser: ${browser.without}`);
  if (!smoke.templates.length) return;
  const hydrated = await hydratePages(browser, store, composition, smoke.templates, site);
  problems.push(...hydrated.problems);
  notes.push(hydrated.note);
}

function acceptedReason({ terms, access }: Unseen, hasVisitors: boolean): string | undefined {
  if (!terms) return 'its release was built before routes stated how they are rendered';
  if (access === 'user' && !hasVisitors) return 'it needs a logged-in visitor';
  return terms.unseen;
}

function entriesOf(
  targets: Target[],
  before: Registry,
  after: Registry,
  { action, traffic, who, reason }: ChangeOptions,
  { id, at }: { id: string; at: string },
): HistoryEntry[] {
  const entryOf = ({ microFrontends }: Registry, name: string) => JSON.stringify(microFrontends[name]);
  return targets
    .filter(({ name }) => entryOf(before, name) !== entryOf(after, name))
    .map(({ name, version }) => ({
      at,
      who,
      action,
      name,
      version,
      previous: stableOf(before.microFrontends[name])?.metadata.version ?? null,
      traffic,
      change: id,
      ...(reason && { reason }),
    }));
}
