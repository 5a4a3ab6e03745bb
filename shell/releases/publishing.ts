import { stableOf } from './registry.ts';
import type { Release } from '@site/contracts/release';
import { collisionProblems, ownProblems } from './fit.ts';
import { droppedParts, partCollisions, unmetParts } from './part-fit.ts';
import { refuseIf, type Problem } from './release-error.ts';
import { readBuild, type Build, type Published, type Store } from './store.ts';

export const publish = async (store: Store, dist: string): Promise<Published> =>
  (await publishAll(store, [await readBuild(dist)]))[0]!;

/**
 * Adds finished builds to the store, all or none. A release that claims an address of a live remote is rejected, unless
 * the newest release of that remote no longer has the address: then the address is being handed over.
 */
export const publishAll = (store: Store, builds: Build[]): Promise<Published[]> =>
  store.state.withPublishingLock(async (lock) => {
    const releases = builds.map(({ release }) => release);
    refuseIf([
      ...releases.flatMap(ownProblems),
      ...builds.flatMap(globalProblems),
      ...(await rivalProblems(store, releases)),
      ...(await partProblems(store, releases)),
    ]);
    const published: Published[] = [];
    try {
      for (const build of builds) published.push(await store.add(build, lock));
    } catch (error) {
      for (const { release, isNew } of published) if (isNew) await store.discard(release);
      throw error;
    }
    return published;
  });

/** Finds the assignment in the text of the entry, because this process must not run the code of a release. */
function globalProblems({ release: { name, version, kind, client }, contents }: Build): Problem[] {
  const entry = contents.get(`client/${client.entry}`);
  if (kind !== 'remote' || !entry) return [];
  const assignment = new RegExp(`(?<![\\w$])${client.global}(?:['"\`]\\])?\\s*=(?![=>])`);
  if (assignment.test(entry.toString())) return [];
  const message = `${name} ${version}: client/${client.entry} does not define ${client.global}, which release.json names: build it with the preset of the site, and do not edit its files`;
  return [{ release: name, message }];
}

async function rivalProblems(store: Store, releases: Release[]): Promise<Problem[]> {
  const { microFrontends } = await store.state.readRegistry();
  const own = new Set(releases.map(({ name }) => name));
  const rivals = Object.entries(microFrontends).filter(([name]) => !own.has(name));
  const problems = await Promise.all(
    rivals.map(async ([name, entries]) => {
      const live = await store.read(name, stableOf(entries)!.metadata.version).catch(() => undefined);
      // A damaged live release does not block publishing.
      if (!live || !collisionProblems([live, ...releases]).length) return [];
      return collisionProblems([(await store.newest(name)) ?? live, ...releases]);
    }),
  );
  return [...collisionProblems(releases), ...problems.flat()];
}

/**
 * Problems of releases that show a part which no release offers in a matching version, or that no longer offer a part
 * in use. The newest published releases count beside the live ones, because they may be about to go live.
 */
async function partProblems(store: Store, releases: Release[]): Promise<Problem[]> {
  const { microFrontends } = await store.state.readRegistry();
  const own = new Set(releases.map(({ name }) => name));
  const known = await Promise.all(
    (await store.names()).map(async (name) => {
      const version = microFrontends[name] && stableOf(microFrontends[name])?.metadata.version;
      const live = version === undefined ? undefined : await store.read(name, version).catch(() => undefined);
      return { name, live, newest: (await store.newest(name)) ?? live };
    }),
  );
  const others = known.filter(({ name }) => !own.has(name));
  const live = present(known.map((one) => one.live));
  const liveOthers = present(others.map((one) => one.live));
  const newestOthers = present(others.map((one) => one.newest));
  const dropped = (rest: Release[]) => droppedParts(releases, live, [...releases, ...rest]);
  return [
    ...partCollisions(releases),
    ...unmetParts(releases, [...releases, ...liveOthers, ...newestOthers]),
    ...(dropped(liveOthers).length ? dropped(newestOthers) : []),
  ];
}

const present = (releases: (Release | undefined)[]) => releases.filter((release) => release !== undefined);
