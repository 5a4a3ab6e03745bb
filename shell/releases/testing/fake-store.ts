import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { RouteInput } from '@site/contracts/remote';
import { activate, defaultPlan } from '../activation.ts';
import { change } from '../change.ts';
import { publish } from '../publishing.ts';
import { FileState } from '../state/file-state.ts';
import { inFolder } from '../shelf/open-shelf.ts';
import { Store } from '../store.ts';
import { newDataDir, site, writeBuild, type FakeRelease } from './fake-site.ts';

/** A store with the state in its folder. */
const storeIn = (dataDir: string): Store => new Store({ ...inFolder(dataDir), state: new FileState(dataDir) });

/** Creates a store for all tests of a file or block. `prepare` runs before them. */
export function storeOfAllTests(prepare?: (fake: FakeStore) => Promise<unknown>): FakeStore {
  let store: Store;
  const fake = fakeOf(() => store);
  beforeAll(async () => {
    store = storeIn(await newDataDir());
    await prepare?.(fake);
  });
  // A host that is closing may still write its file.
  afterAll(() => rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 }));
  return fake;
}

/** Creates a separate store for each test. `prepare` runs once; each test begins with a copy of its result. */
export function storeOfEachTest(prepare?: (fake: FakeStore) => Promise<unknown>): FakeStore {
  const prepared = storeOfAllTests(prepare);
  let store: Store;
  beforeEach(async () => {
    store = storeIn(await newDataDir());
    await cp(prepared.store.dataDir, store.dataDir, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 }));
  return fakeOf(() => store);
}

export type FakeStore = ReturnType<typeof fakeOf>;

/** Helpers to publish and activate in a store. */
function fakeOf(current: () => Store) {
  const build = (release: FakeRelease) =>
    writeBuild(join(current().dataDir, 'builds', release.name, release.version), release);
  const put = async (release: FakeRelease) => publish(current(), await build(release));
  return {
    get store() {
      return current();
    },
    get state() {
      return current().state as FileState;
    },
    build,
    put,
    /** Makes a release live without the checks that need a renderer, because each renderer is a process. */
    golive: async (release: FakeRelease, traffic = 100) => {
      await put(release);
      const terms = { action: 'activate', who: 'anna', traffic, plan: defaultPlan, production: false } as const;
      return change(current(), [{ name: release.name, version: release.version }], terms);
    },
    activate: async (release: FakeRelease, traffic?: number) => {
      await put(release);
      return activate(current(), site, [{ name: release.name, version: release.version }], { who: 'anna', traffic });
    },
    /** Live versions of a remote: one, or two during a trial; undefined if none. */
    live: async (name: string) =>
      (await current().state.readRegistry()).microFrontends[name]?.map(({ metadata }) => metadata.version),
  };
}

/** Routes of one page. A route with parameters needs no address to render. */
export const page = (...paths: string[]): RouteInput[] =>
  paths.map((path) => ({ path, page: 'list', ...(/[:*]/.test(path) && { unseen: 'the test has no address of it' }) }));
