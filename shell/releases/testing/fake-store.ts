import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { RouteInput } from '@site/contracts/remote';
import { activate, defaultPlan } from '../activation.ts';
import { change, type Outcome } from '../change.ts';
import { publish } from '../publishing.ts';
import { FileState } from '../state/file-state.ts';
import { inFolder } from '../shelf/open-shelf.ts';
import { Store } from '../store.ts';
import { newDataDir, site, writeBuild, type FakeRelease } from './fake-site.ts';

type FakeStore = {
  put: (release: FakeRelease) => Promise<unknown>;
  golive: (release: FakeRelease, traffic?: number) => Promise<Outcome>;
};

/** A store with the state in its folder. */
export const storeIn = (dataDir: string): Store => new Store({ ...inFolder(dataDir), state: new FileState(dataDir) });

/**
 * Creates a separate store for each test of a file, with helpers to publish and activate. `prepare` runs once; each test
 * begins with a copy of its result.
 */
export function storeOfEachTest(prepare?: (fake: FakeStore) => Promise<unknown>) {
  let store: Store;
  let prepared: string;
  beforeAll(async () => {
    prepared = await newDataDir();
    store = storeIn(prepared);
    await prepare?.(fake);
  });
  afterAll(() => rm(prepared, { recursive: true, force: true }));
  beforeEach(async () => {
    store = storeIn(await newDataDir());
    await cp(prepared, store.dataDir, { recursive: true, preserveTimestamps: true });
  });
  // A host that is closing may still write its file.
  afterEach(() => rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 }));

  const build = (release: FakeRelease) =>
    writeBuild(join(store.dataDir, 'builds', release.name, release.version), release);
  const put = async (release: FakeRelease) => publish(store, await build(release));
  const fake = {
    get store() {
      return store;
    },
    get state() {
      return store.state as FileState;
    },
    build,
    put,
    /** Makes a release live without the checks that need a renderer, because each renderer is a process. */
    golive: async (release: FakeRelease, traffic = 100) => {
      await put(release);
      const terms = { action: 'activate', who: 'anna', traffic, plan: defaultPlan, production: false } as const;
      return change(store, [{ name: release.name, version: release.version }], terms);
    },
    activate: async (release: FakeRelease, traffic?: number) => {
      await put(release);
      return activate(store, site, [{ name: release.name, version: release.version }], { who: 'anna', traffic });
    },
    /** Live versions of a remote: one, or two during a trial; undefined if none. */
    live: async (name: string) =>
      (await store.state.readRegistry()).microFrontends[name]?.map(({ metadata }) => metadata.version),
  };
  return fake;
}

/** Routes of one page. A route with parameters needs no address to render. */
export const page = (...paths: string[]): RouteInput[] =>
  paths.map((path) => ({ path, page: 'list', ...(/[:*]/.test(path) && { unseen: 'the test has no address of it' }) }));
