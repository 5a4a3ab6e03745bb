import { join } from 'node:path';
import { attemptIndependently } from '../../shell/releases/attempt-independently.ts';
import { publishAll } from '../../shell/releases/publishing.ts';
import { problemsOf, type Problem } from '../../shell/releases/release-error.ts';
import { readBuild, type Build, type Store } from '../../shell/releases/store.ts';
import { packageNames, root } from './packages.ts';

/**
 * Publishes every package's build. Returns the releases to activate: rebuilt ones, and ones that have never been live, so
 * that a restart does not undo a rollback. A rejected release does not block the others.
 */
export async function publishBuilt(
  store: Store,
  rebuilt: string[] = [],
  names = packageNames(),
): Promise<{ targets: { name: string; version: string }[]; refused: Problem[] }> {
  const builds: (Build & { name: string })[] = [];
  const unreadable: Problem[] = [];
  for (const name of names)
    unreadable.push(
      ...(await problemsOf(
        name,
        async () => void builds.push({ name, ...(await readBuild(join(root, name, 'dist'))) }),
      )),
    );
  const { results, refused } = await attemptIndependently(builds, (accepted) => publishAll(store, accepted));

  const { microFrontends } = await store.state.readRegistry();
  const { entries } = await store.state.readHistory();
  const targets = results.flat().flatMap(({ release: { name, version } }) => {
    const isLive = microFrontends[name]?.some(({ metadata }) => metadata.version === version);
    const wasLive = entries.some((entry) => entry.name === name && entry.version === version);
    return !isLive && (rebuilt.includes(name) || !wasLive) ? [{ name, version }] : [];
  });
  return { targets, refused: [...unreadable, ...refused] };
}
