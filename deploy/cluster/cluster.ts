import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programArgs } from '../../shared/programs/src/program-args.ts';
import { freePort } from '../../shared/testing/src/free-port.ts';
import { hasPostgres, startPostgres } from '../../shared/testing/src/postgres-server.ts';
import { hasSwift, startSwift } from '../../shared/testing/src/swift-server.ts';
import { root } from '../site/packages.ts';
import { balancerConfig } from './balancer.ts';
import { programOf, type Program } from './program.ts';

const HAPROXY = '/usr/sbin/haproxy';
const PACKAGES = 'haproxy postgresql swift-proxy swift-account swift-container swift-object memcached';

/** Whether all servers of the cluster are installed. */
export const isInstalled = hasPostgres && hasSwift && existsSync(HAPROXY);

/** Each machine of the cluster is an address of the loopback network. */
const machines = { balancer: '127.0.0.2', hosts: ['127.0.0.11', '127.0.0.12'], apis: ['127.0.0.21', '127.0.0.22'] };

/** Sends a signal to a process and its children. */
function signalTree(pid: number, signal: NodeJS.Signals) {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  for (const id of [pid, ...stdout.split('\n').filter(Boolean).map(Number)])
    try {
      process.kill(id, signal);
    } catch {
      // It has exited meanwhile.
    }
}

const node = (file: string) => ({ command: process.execPath, args: programArgs(join(root, file)) });

/**
 * Starts two hosts, two APIs, PostgreSQL, OpenStack Swift and HAProxy on this machine, with the releases of the built
 * packages. All files are in one temporary folder, which `stop` removes. `settings` are added to the environment of its
 * programs.
 */
export async function startCluster(log: (text: string) => void, settings: NodeJS.ProcessEnv = {}) {
  if (!isInstalled) throw new Error(`Install the servers first: apt-get install --no-install-recommends ${PACKAGES}`);
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  const started: Program[] = [];
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  /** Stops what was started, the last first. */
  async function stop() {
    for (const program of started.reverse()) await program.stop();
    for (const close of closers.reverse()) await close();
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(130)));
  async function begin<P extends Program>(program: P): Promise<P> {
    log(`Starting ${program.name}`);
    started.push(program);
    await program.start();
    return program;
  }

  try {
    log('Starting PostgreSQL and the object store');
    // A commit that was confirmed survives when the server is killed.
    const postgres = await startPostgres(['synchronous_commit=on']);
    closers.push(() => postgres.remove());
    const swift = await startSwift(folder);
    closers.push(() => swift.remove());
    const database: Program = {
      name: 'the database',
      addresses: [new URL(postgres.url).host],
      start: () => postgres.start(),
      signal: (signal) => signalTree(postgres.pid(), signal),
      async stop() {
        signalTree(postgres.pid(), 'SIGKILL');
        await postgres.stop('SIGKILL');
      },
    };
    const store: Program = { name: 'the object store', addresses: [new URL(swift.url).host], ...swift };

    const [port, apiPort, statsPort, metricsPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const site = `http://${machines.balancer}:${port}`;
    const api = `http://${machines.balancer}:${apiPort}`;
    const env = (name: string) => ({
      ...{ LOG_LEVEL: 'warn', RELEASE_BROWSER: 'off' },
      DATABASE_URL: postgres.url,
      ...{ S3_URL: swift.url, S3_BUCKET: swift.bucket, S3_KEY: swift.key, S3_SECRET: swift.secret },
      ...{ SITE_ORIGIN: site, PUBLIC_HOST: site, API_ORIGIN: api },
      TRUST_PROXY: 'loopback',
      // The visitors of a test have one address.
      ...{ ORDERS_PER_ADDRESS: '100000', GUESTS_PER_ADDRESS: '100000', AUTH_CODES_PER_ADDRESS: '1000' },
      AUTH_CODES_BEFORE_CAPTCHA: '1000',
      DATA_DIR: join(folder, name),
      METRICS_PORT: String(metricsPort),
      ...settings,
    });
    const logOf = (name: string) => join(folder, 'logs', `${name}.log`);
    await mkdir(join(folder, 'logs'));

    const apiOf = (host: string, n: number) =>
      programOf({
        name: `API ${n + 1}`,
        addresses: [`${host}:${apiPort}`],
        ...node('api/src/main.ts'),
        env: { ...env(`api-${n + 1}`), API_HOST: host, API_PORT: String(apiPort), METRICS_HOST: host },
        health: `http://${host}:${apiPort}/healthz`,
        log: logOf(`api-${n + 1}`),
      });
    const hostOf = (host: string, n: number) =>
      programOf({
        name: `host ${n + 1}`,
        addresses: [`${host}:${port}`],
        ...node('shell/host/main.ts'),
        env: { ...env(`host-${n + 1}`), HOST: host, PORT: String(port), METRICS_HOST: host },
        health: `http://${host}:${port}/readyz`,
        log: logOf(`host-${n + 1}`),
      });
    const servers = (name: string, hosts: string[], of: number) =>
      hosts.map((host, n) => ({ name: `${name}-${n + 1}`, address: `${host}:${of}` }));
    await writeFile(
      join(folder, 'haproxy.cfg'),
      balancerConfig({
        ...{ address: `${machines.balancer}:${port}`, hosts: servers('host', machines.hosts, port) },
        ...{ apiAddress: `${machines.balancer}:${apiPort}`, apis: servers('api', machines.apis, apiPort) },
        stats: `${machines.balancer}:${statsPort}`,
      }),
    );
    const balancer = programOf({
      name: 'the balancer',
      addresses: [`${machines.balancer}:${port}`, `${machines.balancer}:${apiPort}`],
      ...{ command: HAPROXY, args: ['-f', join(folder, 'haproxy.cfg'), '-db'] },
      env: {},
      health: `http://${machines.balancer}:${statsPort}/healthz`,
      log: logOf('balancer'),
    });

    // The first API creates and fills the database.
    const apis: Program[] = [];
    for (const [n, host] of machines.apis.entries()) apis.push(await begin(apiOf(host, n)));
    await begin(balancer);
    return {
      folder,
      site,
      databaseUrl: postgres.url,
      /** Addresses past the balancer. */
      hostUrls: machines.hosts.map((host) => `http://${host}:${port}`),
      apiUrls: machines.apis.map((host) => `http://${host}:${apiPort}`),
      metricsUrls: [...machines.hosts, ...machines.apis].map((host) => `http://${host}:${metricsPort}/metrics`),
      /** Environment of the commands, such as `npm run remotes`. */
      env: env('commands'),
      programs: { apis, database, store, balancer },
      /** Starts the hosts, once releases are live. */
      startHosts: async () => {
        const hosts: ReturnType<typeof hostOf>[] = [];
        for (const [n, host] of machines.hosts.entries()) hosts.push(await begin(hostOf(host, n)));
        return hosts;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
