import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { RouteInput } from '@site/contracts/remote';
import { activate } from '../activation.ts';
import { publish } from '../publishing.ts';
import { readRegistry } from '../registry.ts';
import { createStore, type Store } from '../store.ts';
import { newDataDir, site, writeBuild, type FakeRelease } from './fake-site.ts';

/** A store of its own for each test of a file, and what operators do with it. */
export function storeOfEachTest() {
  let store: Store;
  beforeEach(async () => {
    store = createStore(await newDataDir());
  });
  afterEach(() => rm(store.dataDir, { recursive: true, force: true }));

  const build = (release: FakeRelease) =>
    writeBuild(join(store.dataDir, 'builds', release.name, release.version), release);
  const put = async (release: FakeRelease) => publish(store, await build(release));
  return {
    get store() {
      return store;
    },
    build,
    put,
    golive: async (release: FakeRelease, traffic?: number) => {
      await put(release);
      return activate(store, site, [{ name: release.name, version: release.version }], { who: 'anna', traffic });
    },
    /** What a remote has live: a version, or two during a trial; undefined if nothing. */
    live: async (name: string) =>
      (await readRegistry(store.dataDir)).microFrontends[name]?.map(({ metadata }) => metadata.version),
  };
}

export const page = (...paths: string[]): RouteInput[] => paths.map((path) => ({ path, page: 'list' }));
