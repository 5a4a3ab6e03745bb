import type { Registry } from '@site/contracts/release';
import { DAY } from '@site/kernel/dates';
import { atOnce } from './at-once.ts';
import { compositionId, variantsOf } from './compose.ts';
import { COMPOSITIONS, fetchComposition } from './compositions.ts';
import { SITE_DATA } from './shelf/site-files.ts';
import type { Store } from './store.ts';

/** Compositions read at a time. */
const READS = 8;

export interface Retention {
  /** Newest releases kept of each package. */
  keep: number;
  /** Age below which everything is kept. */
  days: number;
  dryRun?: boolean;
}

export interface Removed {
  /** A release as `<name> <version>`, or a document as its path. */
  what: string;
  bytes: number;
}

/**
 * Removes old releases, compositions and site data files, and copies of this machine beyond their limit. Keeps everything
 * that is live, on trial, on standby or needed for a rollback of the last change of each remote, and everything published,
 * changed or left within `days`.
 */
export const prune = (store: Store, { keep, days, dryRun = false }: Retention): Promise<Removed[]> =>
  store.state.withLock(async (lock) => {
    const since = Date.now() - days * DAY;
    const registries = [await store.state.readRegistry(), await store.state.readPreviousRegistry()];
    const used = await usedReleases(store, registries, since);
    const live = new Set(used);
    const compositions = await oldCompositions(store, registries, used, since);
    const releases = await oldReleases(store, used, keep, since);
    const old = [...releases, ...compositions, ...(await oldSiteFiles(store, since))];
    await lock.assertHeld();
    if (!dryRun) {
      for (const { remove } of old) await remove();
      await store.shelf.trim((name, version) => live.has(keyOf(name, version)));
    }
    return old.map(({ what, bytes }) => ({ what, bytes }));
  });

interface Old extends Removed {
  remove: () => Promise<void>;
}

const keyOf = (name: string, version: string) => `${name} ${version}`;

/** Releases of the registries, of changes since then, and of the last change of each remote. */
async function usedReleases(store: Store, registries: Registry[], since: number): Promise<Set<string>> {
  const { entries } = await store.state.readHistory();
  const lastOfEach = new Map(entries.map((entry) => [entry.name, entry]));
  const changes = [...lastOfEach.values(), ...entries.filter(({ at }) => Date.parse(at) >= since)];
  return new Set([
    ...registries.flatMap(({ microFrontends }) =>
      Object.entries(microFrontends).flatMap(([name, live]) =>
        live.map(({ metadata }) => keyOf(name, metadata.version)),
      ),
    ),
    ...changes.flatMap(({ name, version, previous }) =>
      [version, previous].flatMap((one) => (one === null ? [] : [keyOf(name, one)])),
    ),
  ]);
}

/** Adds the releases of the remaining compositions to `used`: open pages may still load them. */
async function oldCompositions(store: Store, registries: Registry[], used: Set<string>, since: number): Promise<Old[]> {
  const live = new Set(
    registries.flatMap((registry) => variantsOf(registry).map(({ versions }) => compositionId(versions))),
  );
  const stored = [];
  for await (const entry of store.documents.list(COMPOSITIONS)) stored.push(entry);
  const old: Old[] = [];
  const recent: string[] = [];
  await atOnce(READS, stored, async ({ key, size, modified }) => {
    const id = key.slice(COMPOSITIONS.length).replace(/\.json$/, '');
    const composition = await fetchComposition(store.documents, id);
    const releases = composition && [composition.shell, ...composition.remotes];
    const keys = (releases ?? []).map(({ name, version }) => keyOf(name, version));
    // Its last change may be recent, although it was written long before.
    const isLeftRecently = keys.length > 0 && keys.every((one) => used.has(one));
    if (live.has(id) || modified >= since || isLeftRecently) recent.push(...keys);
    else old.push({ what: key, bytes: size, remove: () => store.documents.delete(key) });
  });
  for (const key of recent) used.add(key);
  return old;
}

async function oldReleases(store: Store, used: Set<string>, keep: number, since: number): Promise<Old[]> {
  const old: Old[] = [];
  for (const name of await store.names()) {
    const published = new Map((await store.versions(name)).map(({ version, at }) => [version, at]));
    const { releases } = await store.inventory(name);
    for (const release of releases.slice(keep)) {
      const { version, files } = release;
      if (used.has(keyOf(name, version)) || published.get(version)! >= since) continue;
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      old.push({ what: keyOf(name, version), bytes, remove: () => store.discard(release) });
    }
  }
  return old;
}

/** The newest file is that of the current data, however old it is. */
async function oldSiteFiles(store: Store, since: number): Promise<Old[]> {
  const files = [];
  for await (const file of store.documents.list(SITE_DATA)) files.push(file);
  const hashOf = (key: string) => key.slice(SITE_DATA.length).split('.', 1)[0]!;
  const newest = files.toSorted((one, other) => other.modified - one.modified)[0];
  return files
    .filter(({ key, modified }) => hashOf(key) !== hashOf(newest!.key) && modified < since)
    .map(({ key, size }) => ({ what: key, bytes: size, remove: () => store.documents.delete(key) }));
}
