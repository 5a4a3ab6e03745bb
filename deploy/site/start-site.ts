import { join } from 'node:path';
import { demoAccounts } from '../../api/seed/demo-accounts.ts';
import { forAccepted } from '../../shell/releases/accepted.ts';
import { activate } from '../../shell/releases/activation.ts';
import { ConfigError, readConfig, siteOf, type Config } from '../../shell/releases/config.ts';
import { readRegistry } from '../../shell/releases/registry.ts';
import { ReleaseError } from '../../shell/releases/release-error.ts';
import { createStore, type Store } from '../../shell/releases/store.ts';
import { build, outdated, type FailedBuild } from './builds.ts';
import { packageNames, root } from './packages.ts';
import { portIsFree } from './ports.ts';
import { publishBuilt } from './publish-built.ts';
import { ProgramError, Supervisor } from './supervisor.ts';

/** Something that does not go live, and why. */
interface Refusal {
  name: string;
  reason: string;
}

const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const supervisor = new Supervisor(say);

let signals = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // The second time nothing is waited for: with this process the others end as well.
    if (++signals > 1) process.exit(130);
    void supervisor.stop().then(() => process.exit(0));
  });

/** A TypeScript program of the workspace, quiet unless it is told otherwise. */
const programArgs = (file: string) => ['--import', 'tsx', join(root, file)];
const quiet = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };

try {
  const config = readConfig(process.env);
  const apiPort = await freePorts(config);
  const { rebuilt, refused } = await buildChanged();

  say('Starting the API');
  await supervisor.start({
    name: 'API',
    args: programArgs('api/src/main.ts'),
    env: { ...quiet, API_PORT: String(apiPort), API_HOST: '127.0.0.1', PUBLIC_HOST: config.SITE_ORIGIN },
    health: `${config.API_ORIGIN}/healthz`,
  });

  const store = createStore(config.DATA_DIR);
  refused.push(...(await goLive(config, store, rebuilt, refused)));
  const { microFrontends } = await readRegistry(store.dataDir);
  const liveVersion = (name: string) => microFrontends[name]?.[0]?.metadata.version;
  if (!liveVersion('shell')) throw new ReleaseError(`No shell is live, so nothing can be served.\n${listed(refused)}`);

  say('Starting the host');
  await supervisor.start({
    name: 'host',
    args: programArgs('shell/host/main.ts'),
    env: { ...quiet, PORT: String(config.PORT) },
    health: `http://127.0.0.1:${config.PORT}/readyz`,
  });

  say('Ready');
  console.log(`\n  ${config.SITE_ORIGIN}\n`);
  console.log(`  Demo accounts (codes come to ${config.SITE_ORIGIN}/dev/sms/):`);
  for (const { phone, label } of demoAccounts) console.log(`    ${phone}  ${label}`);
  console.log('');
  if (refused.length) console.error(`Not everything is live:\n${listed(refused, liveVersion)}`);

  console.error(await supervisor.givenUp);
  process.exit(1);
} catch (error) {
  if (!supervisor.signal.aborted) {
    const expected = [ConfigError, ReleaseError, ProgramError].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : error);
    await supervisor.stop();
    process.exit(1);
  }
}

/** The API's port; both have to be free. */
async function freePorts(config: Config): Promise<number> {
  const apiPort = Number(new URL(config.API_ORIGIN).port);
  for (const [port, name] of [
    [config.PORT, 'PORT'],
    [apiPort, 'API_ORIGIN'],
  ] as const)
    if (!(await portIsFree(port)))
      throw new ConfigError(`Port ${port} is taken: perhaps the site runs already. Stop it, or set ${name}.`);
  return apiPort;
}

async function buildChanged(): Promise<{ rebuilt: string[]; refused: Refusal[] }> {
  const changed = outdated();
  if (changed.length) say(`Building ${changed.map(({ name }) => name).join(', ')}`);
  else say('Nothing has changed since the last build');
  const failed = await build(
    changed,
    (name, seconds) => say(`  ${name} built in ${seconds.toFixed(1)} s`),
    supervisor.signal,
  );
  const refused = failed.map(({ name, output }: FailedBuild) => ({ name, reason: `it does not build:\n${output}` }));
  tell(refused);
  const isBuilt = (name: string) => !failed.some((build) => build.name === name);
  return { rebuilt: changed.map(({ name }) => name).filter(isBuilt), refused };
}

/** Publishes and activates all that builds and fits; says what does not. */
async function goLive(config: Config, store: Store, rebuilt: string[], unbuilt: Refusal[]): Promise<Refusal[]> {
  const built = packageNames().filter((name) => !unbuilt.some((refusal) => refusal.name === name));
  const { targets, refused: problems } = await publishBuilt(store, rebuilt, built);
  if (targets.length) say(`Activating ${targets.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
  const site = siteOf(config);
  if (targets.length)
    problems.push(
      ...(await forAccepted(targets, (accepted) => activate(store, site, accepted, { who: 'npm start' }))).refused,
    );
  const refused = problems.map(({ release, message }): Refusal => ({ name: release ?? 'The site', reason: message }));
  tell(refused);
  return refused;
}

function tell(refused: Refusal[]) {
  if (refused.length) console.error(listed(refused));
}

function listed(refused: Refusal[], liveVersion?: (name: string) => string | undefined): string {
  const lines = refused.map(({ name, reason }) => {
    const version = liveVersion?.(name);
    const instead = version ? `${version}, which was live before, goes on` : 'nothing of it is live';
    return `  ${name} is refused${liveVersion ? ` (${instead})` : ''}: ${reason.trim().replaceAll('\n', '\n    ')}`;
  });
  return `${lines.join('\n')}\n`;
}
