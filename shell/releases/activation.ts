import type { Registry } from '@site/contracts/release';
import { change, type Outcome, type Target } from './change.ts';
import { damagedLines, readHistory } from './history.ts';
import { stableOf, trialOf } from './registry.ts';
import { refuseIf, ReleaseError } from './release-error.ts';
import type { SiteOptions } from './smoke.ts';
import type { Store } from './store.ts';

interface Facts {
  who: string;
  /** Share of visitors, in percent. */
  traffic?: number;
  /** Accept pages that respond with 404. */
  allowMissing?: boolean;
  /** Rejects development builds. */
  production?: boolean;
}

/**
 * Makes releases live, all in one change. Before that, every file is checked against its hash and the new composition
 * renders its pages in a separate process. A release that fails a check leaves the registry and the site unchanged.
 */
export const activate = (
  store: Store,
  site: SiteOptions,
  targets: { name: string; version: string }[],
  { traffic = 100, who, allowMissing = false, production = false }: Facts,
): Promise<Outcome> =>
  change(store, targets, { action: 'activate', traffic, who, production, trial: { site, allowMissing } });

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
 */
export const rollback = (
  store: Store,
  name: string,
  { who, production = false }: Pick<Facts, 'who' | 'production'>,
): Promise<Outcome> =>
  change(store, (registry) => rollbackTargets(store, name, registry), {
    action: 'rollback',
    traffic: 100,
    who,
    production,
  });

async function rollbackTargets(store: Store, name: string, { microFrontends }: Registry): Promise<Target[]> {
  const current = (remote: string) => {
    const entries = microFrontends[remote];
    return (trialOf(entries) ?? stableOf(entries))?.metadata.version ?? null;
  };
  const { entries, damaged } = await readHistory(store.dataDir);
  const byName = `or name the version: remotes activate ${name}@<version>`;
  if (damaged.length)
    throw new ReleaseError(`${damagedLines(store.dataDir, damaged)} and run the rollback again, ${byName}`);

  // Rollbacks are skipped, so that a second rollback goes one version further back.
  const forward = entries.filter(({ action }) => action !== 'rollback');
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
