import { join } from 'node:path';
import { demoAccounts } from '../../api/demo/demo-accounts.ts';
import { programArgs } from '../../shared/programs/src/program-args.ts';
import { attemptIndependently } from '../../shell/releases/attempt-independently.ts';
import { activate } from '../../shell/releases/activation.ts';
import { chooseBrowser } from '../../shell/releases/installed-browser.ts';
import { ConfigError, readConfig, siteOf, storeOf, type Config } from '../../shell/releases/config.ts';
import { ReleaseError } from '../../shell/releases/release-error.ts';
import type { Store } from '../../shell/releases/store.ts';
import { build, outdated, type FailedBuild } from './builds.ts';
import { packageNames, root } from './packages.ts';
import { portIsFree } from './ports.ts';
import { publishBuilt } from './publish-built.ts';
import { ProgramError, Supervisor } from './supervisor.ts';

/** A package that does not go live, with the reason. */
interface Rejection {
  name: string;
  reason: string;
}

const started = performance.now();
const log = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const supervisor = new Supervisor(log);

let signals = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // The second signal exits at once; the child processes are killed with this one.
    if (++signals > 1) process.exit(130);
    void supervisor.stop().then(() => process.exit(0));
  });

const quiet = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };

try {
  const config = readConfig(process.env);
  const apiPort = await freePorts(config);
  const { rebuilt, rejected } = await buildChanged();

  log('Starting the API');
  await supervisor.start({
    name: 'API',
    args: programArgs(join(root, 'api/src/main.ts')),
    env: {
      ...quiet,
      ...{ API_PORT: String(apiPort), API_HOST: '127.0.0.1', PUBLIC_HOST: config.SITE_ORIGIN },
      // METRICS_PORT is that of the host.
      ...(config.METRICS_PORT && { METRICS_PORT: String(config.METRICS_PORT + 1) }),
      ...(process.env.NODE_ENV !== 'production' && !process.env.YOOKASSA_SHOP_ID && paymentStandIn(config)),
    },
    health: `${config.API_ORIGIN}/healthz`,
  });

  const store = storeOf(config);
  rejected.push(...(await goLive(config, store, rebuilt, rejected)));
  const { microFrontends } = await store.state.readRegistry();
  const liveVersion = (name: string) => microFrontends[name]?.[0]?.metadata.version;
  if (!liveVersion('shell'))
    throw new ReleaseError(`Expected a live shell, found none, so no page can be served:\n${listed(rejected)}`);

  log('Starting the host');
  await supervisor.start({
    name: 'host',
    args: programArgs(join(root, 'shell/host/main.ts')),
    env: { ...quiet, PORT: String(config.PORT) },
    health: `http://127.0.0.1:${config.PORT}/readyz`,
  });

  log('Ready');
  console.log(`\n  ${config.SITE_ORIGIN}\n`);
  console.log(`  Demo accounts (codes come to ${config.SITE_ORIGIN}/dev/sms/):`);
  for (const { phone, label } of demoAccounts) console.log(`    ${phone}  ${label}`);
  console.log('');
  if (rejected.length) console.error(`Some releases are not live:\n${listed(rejected, liveVersion)}`);

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

/** The demonstration takes payments through the stand-in of the API. */
function paymentStandIn({ API_ORIGIN, SITE_ORIGIN }: Config): Record<string, string> {
  return {
    YOOKASSA_SHOP_ID: 'development',
    YOOKASSA_SECRET_KEY: 'development',
    YOOKASSA_URL: `${API_ORIGIN}/dev/payments`,
    YOOKASSA_PAGES: SITE_ORIGIN,
  };
}

/** Returns the API's port; throws unless both ports are free. */
async function freePorts(config: Config): Promise<number> {
  const apiPort = Number(new URL(config.API_ORIGIN).port);
  for (const [port, name] of [
    [config.PORT, 'PORT'],
    [apiPort, 'API_ORIGIN'],
  ] as const)
    if (!(await portIsFree(port)))
      throw new ConfigError(
        `Expected port ${port} to be free, found it in use, possibly by a running site: stop it, or set ${name}.`,
      );
  return apiPort;
}

async function buildChanged(): Promise<{ rebuilt: string[]; rejected: Rejection[] }> {
  const changed = outdated();
  if (changed.length) log(`Building ${changed.map(({ name }) => name).join(', ')}`);
  else log('No sources have changed since the last build');
  const failed = await build(
    changed,
    (name, seconds) => log(`  ${name} built in ${seconds.toFixed(1)} s`),
    supervisor.signal,
  );
  const rejected = failed.map(({ name, output }: FailedBuild) => ({ name, reason: `it does not build:\n${output}` }));
  report(rejected);
  const isBuilt = (name: string) => !failed.some((build) => build.name === name);
  return { rebuilt: changed.map(({ name }) => name).filter(isBuilt), rejected };
}

/** Publishes and activates all valid builds, and reports the rejected ones. */
async function goLive(config: Config, store: Store, rebuilt: string[], unbuilt: Rejection[]): Promise<Rejection[]> {
  const built = packageNames().filter((name) => !unbuilt.some((rejection) => rejection.name === name));
  const { targets, refused: problems } = await publishBuilt(store, rebuilt, built);
  if (targets.length) log(`Activating ${targets.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
  const site = siteOf(config);
  // A first start has nothing to serve instead.
  const isFirst = !(await store.state.readRegistry()).microFrontends.shell;
  const browser = isFirst ? undefined : chooseBrowser(config);
  const { results, refused } = await attemptIndependently(targets, (accepted) =>
    activate(store, site, accepted, { who: 'npm start', browser }),
  );
  for (const note of results.flatMap(({ notes }) => notes)) log(note);
  problems.push(...refused);
  const rejected = problems.map(({ release, message }): Rejection => ({
    name: release ?? 'The site',
    reason: message,
  }));
  report(rejected);
  return rejected;
}

function report(rejected: Rejection[]) {
  if (rejected.length) console.error(listed(rejected));
}

function listed(rejected: Rejection[], liveVersion?: (name: string) => string | undefined): string {
  const lines = rejected.map(({ name, reason }) => {
    const version = liveVersion?.(name);
    const instead = version ? `${version} stays live` : 'no release of it is live';
    return `  ${name} is rejected${liveVersion ? ` (${instead})` : ''}: ${reason.trim().replaceAll('\n', '\n    ')}`;
  });
  return `${lines.join('\n')}\n`;
}
