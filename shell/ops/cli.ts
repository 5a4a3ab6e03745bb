import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { ConfigError, readConfig } from '../server/config.ts';
import { activate, publish, rollback } from './activation.ts';
import { readHistory, readRegistry, type HistoryEntry } from './registry.ts';
import { createStore, ReleaseError } from './store.ts';

const root = join(import.meta.dirname, '../..');

/** Exit codes: 0 done; 1 refused, and nothing has changed; 2 the command was used wrongly. */
const REFUSED = 1;
const MISUSED = 2;

function settings() {
  const config = readConfig(process.env);
  return {
    store: createStore(config.DATA_DIR),
    site: { apiOrigin: config.API_ORIGIN, publicKey: config.REQUEST_PUBLIC_KEY, siteOrigin: config.SITE_ORIGIN },
    who: process.env.RELEASE_AUTHOR ?? userInfo().username,
  };
}

const program = new Command('remotes')
  .description('Which releases are live: publish, activate, try on a share of visitors, roll back, while the site runs.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : MISUSED));

/** What the command has to say: a line for people, or the whole value with --json. */
const command = (spec: string, description: string) => program.command(spec).description(description).option('--json', 'print JSON');
const print = (json: boolean | undefined, value: unknown, text: string) => console.log(json ? JSON.stringify(value, null, 2) : text);
const describe = ({ at, who, action, name, version, previous, traffic }: HistoryEntry) =>
  `${at}  ${who}  ${action} ${name} ${previous ?? '—'} → ${version}${traffic < 100 ? ` for ${traffic} % of visitors` : ''}`;

command('list', 'what is published, and what of it is live').action(async ({ json }: { json?: boolean }) => {
  const { store } = settings();
  const { microFrontends } = await readRegistry(store.dataDir);
  const rows = await Promise.all(
    Object.entries(microFrontends).map(async ([name, entries]) => ({
      name,
      live: entries.map(({ metadata, deployment }) => ({ version: metadata.version, traffic: deployment?.traffic ?? 100 })),
      published: (await store.versions(name)).map(({ version, built_at, commit }) => ({ version, built_at, commit })),
    })),
  );
  const text = rows.flatMap(({ name, live, published }) => [
    name,
    ...published.map(({ version, built_at, commit }) => {
      const share = live.find((entry) => entry.version === version)?.traffic;
      return `  ${share === undefined ? ' ' : '●'} ${version}  ${built_at}  ${commit}${share !== undefined && share < 100 ? `  ${share} %` : ''}`;
    }),
  ]);
  print(json, rows, text.join('\n') || 'Nothing is live yet.');
});

command('publish <package>', 'take the finished build of a package (dist/) into the store').action(
  async (name: string, { json }: { json?: boolean }) => {
    const { store } = settings();
    const { release, isNew } = await publish(store, join(root, name, 'dist'));
    print(json, { name, version: release.version, isNew }, `${name} ${release.version} ${isNew ? 'published' : 'was published already'}`);
  },
);

command('activate <remote> [version]', 'make a published version live (the newest, if none is named)')
  .option('--traffic <percent>', 'share of visitors who get it; 100 ends a trial', Number, 100)
  .action(async (name: string, version: string | undefined, { json, traffic }: { json?: boolean; traffic: number }) => {
    const { store, site, who } = settings();
    if (!(traffic > 0 && traffic <= 100)) program.error('--traffic is a number from 1 to 100');
    const target = version ?? (await store.versions(name))[0]?.version;
    if (!target) throw new ReleaseError(`${name} has nothing published: run "remotes publish ${name}"`);
    const [entry] = await activate(store, site, [{ name, version: target }], { traffic, who });
    print(json, entry ?? null, entry ? describe(entry) : `${name} ${target} is live already`);
  });

command('rollback <remote>', 'return to the version that was live before, at once').action(async (name: string, { json }: { json?: boolean }) => {
  const { store, who } = settings();
  const [entry] = await rollback(store, name, who);
  print(json, entry, describe(entry!));
});

command('history [remote]', 'who made what live, and when').action(async (name: string | undefined, { json }: { json?: boolean }) => {
  const { store } = settings();
  const entries = (await readHistory(store.dataDir)).filter((entry) => !name || entry.name === name);
  print(json, entries, entries.map(describe).join('\n') || 'Nothing has been activated yet.');
});

command('inspect <remote> [version]', 'a release in full: addresses, files, what it shares').action(
  async (name: string, version: string | undefined, { json }: { json?: boolean }) => {
    const { store } = settings();
    const live = (await readRegistry(store.dataDir)).microFrontends[name]?.[0]?.metadata.version;
    const release = await store.read(name, version ?? live ?? '');
    const bytes = release.files.filter(({ path }) => path.startsWith('client/')).reduce((sum, file) => sum + file.bytes, 0);
    const text = [
      `${release.name} ${release.version}${release.version === live ? ' (live)' : ''}`,
      `built ${release.built_at} from ${release.commit}, contract ${release.contract}`,
      `client ${release.files.filter(({ path }) => path.startsWith('client/')).length} files, ${(bytes / 1024).toFixed(1)} KB`,
      ...release.routes.map(({ path, page, layout, access, rules }) => `  ${path} → ${page ?? rules.redirect} (${layout}${access === 'user' ? ', logged in' : ''})`),
    ];
    print(json, release, text.join('\n'));
  },
);

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof ReleaseError || error instanceof ConfigError;
  console.error(expected ? error.message : error);
  process.exitCode = REFUSED;
}
