import type { Release } from '@site/contracts/release';
import { damagedLines } from '../history.ts';
import { stableOf } from '../registry.ts';
import { describeStatus, statusOf } from '../watch/status.ts';
import { ReleaseError } from '../release-error.ts';
import { command, describe, print, settings, unknownName, warn } from './console.ts';

command('list', 'list published releases, and mark the live ones').action(async ({ json }: { json?: boolean }) => {
  const { store } = settings();
  const { microFrontends } = await store.state.readRegistry();
  const names = [...new Set([...Object.keys(microFrontends), ...(await store.names())])];
  const rows = await Promise.all(
    names.map(async (name) => {
      const { releases, damaged } = await store.inventory(name);
      const live = (microFrontends[name] ?? []).map(({ metadata, deployment }) => ({
        version: metadata.version,
        traffic: deployment?.traffic ?? 100,
      }));
      const published = releases.map(({ version, built_at, commit, mode }) => ({ version, built_at, commit, mode }));
      return { name, live, published, damaged };
    }),
  );
  const text = rows.flatMap(({ name, live, published, damaged }) => [
    name,
    ...published.map(({ version, built_at, commit, mode }) => {
      const share = live.find((entry) => entry.version === version)?.traffic;
      return [
        `  ${share === undefined ? ' ' : '●'} ${version}`,
        built_at,
        commit,
        ...(mode === 'development' ? ['development build'] : []),
        ...(share !== undefined && share < 100 ? [`${share} %`] : []),
      ].join('  ');
    }),
    ...damaged.map(({ version, reason }) => `  ! ${version}  cannot be used: ${reason}`),
  ]);
  print(json, rows, text.join('\n') || 'Nothing is published yet.');
});

command(
  'status [remote]',
  'show the watched releases, and what visitors of the live releases got in the last hours',
).action(async (name: string | undefined, { json }: { json?: boolean }) => {
  const { store } = settings();
  const status = await statusOf(store, name);
  if (name && !status.length) throw await unknownName(store, name);
  print(json, status, status.map(describeStatus).join('\n') || 'Nothing is live.');
});

command('history [remote]', 'list the changes of live releases, with author and time').action(
  async (name: string | undefined, { json }: { json?: boolean }) => {
    const { store } = settings();
    const history = await store.state.readHistory();
    const found = history.entries.filter((entry) => !name || entry.name === name);
    if (name && !found.length) {
      if (!(await store.names()).includes(name)) throw await unknownName(store, name);
      throw new ReleaseError(`${name}: no history (it was never live): run remotes activate ${name}`);
    }
    if (history.damaged.length) warn(damagedLines(history));
    print(json, found, found.map(describe).join('\n') || 'Nothing has been activated yet.');
  },
);

command('inspect <remote> [version]', 'show a release: addresses, files, shared modules').action(
  async (name: string, version: string | undefined, { json }: { json?: boolean }) => {
    const { store } = settings();
    const live = stableOf((await store.state.readRegistry()).microFrontends[name])?.metadata.version;
    const wanted = version ?? live ?? (await store.inventory(name)).releases[0]?.version;
    if (!wanted) throw await unknownName(store, name);
    const release = await store.read(name, wanted);
    print(json, release, inspection(release, release.version === live, await store.signedWith(name, wanted)));
  },
);

function inspection(release: Release, isLive: boolean, key?: string): string {
  const files = release.files.filter(({ path }) => /^client\/.*(?<!\.br|\.gz)$/.test(path));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `${release.name} ${release.version}${isLive ? ' (live)' : ''}`,
    `built ${release.built_at} from ${release.commit}, contract ${release.contract}, for ${release.mode}`,
    key ? `signed with the key ${key}` : 'not signed',
    `client ${files.length} files, ${(bytes / 1024).toFixed(1)} KB`,
    ...release.routes.map(
      ({ path, page, layout, access, rules }) =>
        `  ${path} → ${page ?? rules.redirect} (${layout}${access === 'user' ? ', logged in' : ''})`,
    ),
  ].join('\n');
}
