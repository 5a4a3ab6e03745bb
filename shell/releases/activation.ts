import { change, type Outcome, type Target } from './change.ts';
import { damagedLines, readHistory } from './history.ts';
import { readRegistry, stableOf, trialOf } from './registry.ts';
import { refuseIf, ReleaseError } from './release-error.ts';
import type { SiteOptions } from './smoke.ts';
import type { Store } from './store.ts';

interface Facts {
  who: string;
  /** Share of visitors, in percent. */
  traffic?: number;
  /** Pages may answer 404. */
  allowMissing?: boolean;
  /** Development builds are refused. */
  production?: boolean;
}

/**
 * Makes releases live, all at once. Every file is checked against its hash and the new composition renders its pages in
 * a process of its own first; a release that fails leaves the registry, and so the running site, as they were.
 */
export const activate = (
  store: Store,
  site: SiteOptions,
  targets: { name: string; version: string }[],
  { traffic = 100, who, allowMissing = false, production = false }: Facts,
): Promise<Outcome> =>
  change(store, targets, { action: 'activate', traffic, who, production, trial: { site, allowMissing } });

/** Takes remotes out of the composition: their addresses are 404 from then on, or another remote's. */
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
 * Undoes the change by which a remote became what it is now: it returns to the version before, and so does everything
 * that went live with it, for an address may have moved between them. All of it has been live, so nothing is tried first.
 */
export async function rollback(
  store: Store,
  name: string,
  { who, production = false }: Pick<Facts, 'who' | 'production'>,
): Promise<Outcome> {
  const { microFrontends } = await readRegistry(store.dataDir);
  const current = (remote: string) => {
    const entries = microFrontends[remote];
    return (trialOf(entries) ?? stableOf(entries))?.metadata.version ?? null;
  };
  const { entries, damaged } = await readHistory(store.dataDir);
  const byName = `or name the version: remotes activate ${name}@<version>`;
  if (damaged.length) throw new ReleaseError(`${damagedLines(store.dataDir, damaged)}, and repeat; ${byName}`);

  // A rollback does not count, so that a second one goes on back.
  const forward = entries.filter(({ action }) => action !== 'rollback');
  const last = forward.findLast((entry) => entry.name === name && entry.version === current(name));
  if (!last) throw new ReleaseError(`${name} has nothing live, and no history to return to: see "remotes list"`);
  const together = last.change ? forward.filter((entry) => entry.change === last.change) : [last];
  if (together.every(({ previous }) => previous === null))
    throw new ReleaseError(
      `${name} ${last.version} was the first to be live: there is nothing to return to. To take it out of the site: remotes retire ${name}`,
    );
  refuseIf(
    together
      .filter((entry) => current(entry.name) !== entry.version)
      .map((entry) => ({
        release: entry.name,
        message: `${entry.name} went live together with ${name} ${last.version ?? ''}, and is another version since: roll ${entry.name} back first, ${byName}`,
      })),
  );
  const targets: Target[] = together.map((entry) => ({ name: entry.name, version: entry.previous }));
  return change(store, targets, { action: 'rollback', traffic: 100, who, production });
}
