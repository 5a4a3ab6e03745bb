import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@site/contracts/release';
import { DAY } from '@site/kernel/dates';
import { compositionId, variantsOf } from './compose.ts';
import { compositionsFolder, readComposition } from './compositions.ts';
import type { Store } from './store.ts';

export interface Retention {
  /** Newest releases kept of each package. */
  keep: number;
  /** Age below which everything is kept. */
  days: number;
  dryRun?: boolean;
}

export interface Removed {
  /** A release as `<name> <version>`, or a file as its path in `DATA_DIR`. */
  what: string;
  bytes: number;
}

/**
 * Removes old releases, compositions and site data files. Keeps everything that is live, on trial, on standby or needed
 * for a rollback of the last change of each remote, and everything published, changed or left within `days`.
 */
export const prune = (store: Store, { keep, days, dryRun = false }: Retention): Promise<Removed[]> =>
  store.state.withLock(async (lock) => {
    const since = Date.now() - days * DAY;
    const registries = [await store.state.readRegistry(), await store.state.readPreviousRegistry()];
    const used = await usedReleases(store, registries, since);
    const compositions = await oldCompositions(store, registries, used, since);
    const releases = await oldReleases(store, used, keep, since);
    const removed = [...releases, ...compositions, ...(await oldSiteFiles(store, since))];
    await lock.assertHeld();
    if (!dryRun) for (const { path } of removed) await rm(path, { recursive: true, force: true });
    return removed.map(({ what, bytes }) => ({ what, bytes }));
  });

interface Old extends Removed {
  path: string;
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
  const folder = compositionsFolder(store.dataDir);
  const live = new Set(
    registries.flatMap((registry) => variantsOf(registry).map(({ versions }) => compositionId(versions))),
  );
  const old: Old[] = [];
  const recent: string[] = [];
  for (const file of await namesIn(folder)) {
    const path = join(folder, file);
    const id = file.replace(/\.json$/, '');
    const composition = await readComposition(store.dataDir, id);
    const releases = composition && [composition.shell, ...composition.remotes];
    const keys = (releases ?? []).map(({ name, version }) => keyOf(name, version));
    const { size, mtimeMs } = await stat(path);
    // Its last change may be recent, although it was written long before.
    const isLeftRecently = keys.length > 0 && keys.every((key) => used.has(key));
    if (live.has(id) || mtimeMs >= since || isLeftRecently) recent.push(...keys);
    else old.push({ what: `compositions/${file}`, bytes: size, path });
  }
  for (const key of recent) used.add(key);
  return old;
}

async function oldReleases(store: Store, used: Set<string>, keep: number, since: number): Promise<Old[]> {
  const old: Old[] = [];
  for (const name of await store.names()) {
    const { releases } = await store.inventory(name);
    for (const { version, files } of releases.slice(keep)) {
      const path = store.folder(name, version);
      const { mtimeMs } = await stat(join(path, 'release.json'));
      if (used.has(keyOf(name, version)) || mtimeMs >= since) continue;
      old.push({ what: keyOf(name, version), bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), path });
    }
  }
  return old;
}

/** The newest file is that of the current data, however old it is. */
async function oldSiteFiles(store: Store, since: number): Promise<Old[]> {
  const files = await Promise.all(
    (await namesIn(store.siteFiles)).map(async (name) => {
      const path = join(store.siteFiles, name);
      const { size, mtimeMs } = await stat(path);
      return { what: `site-data/${name}`, bytes: size, path, mtimeMs, hash: name.split('.', 1)[0]! };
    }),
  );
  const newest = files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)[0]?.hash;
  return files.filter(({ hash, mtimeMs }) => hash !== newest && mtimeMs < since);
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
