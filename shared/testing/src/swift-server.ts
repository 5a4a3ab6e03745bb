import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { freePort } from './free-port.ts';

const execute = promisify(execFile);

const storage = ['account', 'container', 'object'] as const;
const programs = [
  ...storage.map((kind) => `swift-${kind}-server`),
  'swift-proxy-server',
  'swift-ring-builder',
  'memcached',
];
const BIN = '/usr/bin';

/** Whether this machine has OpenStack Swift: Debian's packages swift-proxy, -account, -container, -object and memcached. */
export const hasSwift = programs.every((program) => existsSync(join(BIN, program)));

const USER = 'site:store';
const SECRET = 'secret-of-the-store';
const host = '127.0.0.1';
const bucket = 'site';

const ini = (sections: Record<string, Record<string, string | number>>) =>
  Object.entries(sections)
    .map(([name, values]) => [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`), ''])
    .flat()
    .join('\n');

/** One zone on one device, so that each object has one copy. */
async function buildRing(folder: string, kind: string, address: string) {
  const ring = (...args: string[]) =>
    execute(join(BIN, 'swift-ring-builder'), [join(folder, `${kind}.builder`), ...args]);
  await ring('create', '4', '1', '0');
  await ring('add', `r1z1-${address}/device`, '1');
  await ring('rebalance');
}

const HEALTHY_WITHIN = 60_000;

async function untilHealthy(url: string, failed: Promise<never>): Promise<void> {
  const deadline = performance.now() + HEALTHY_WITHIN;
  const isHealthy = () =>
    fetch(`${url}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([isHealthy(), failed]))) {
    if (performance.now() > deadline) throw new Error('Swift does not respond');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts OpenStack Swift with its API of S3 and an empty bucket, in a new folder. It lists 20 objects at a time. */
export async function startSwift(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'swift-'));
  await mkdir(join(folder, 'devices/device'), { recursive: true });
  const proxyPort = await freePort(host);
  const url = `http://${host}:${proxyPort}`;
  const defaults = (bindPort: number) => ({
    ...{ bind_ip: host, bind_port: bindPort, user: userInfo().username, workers: 0, swift_dir: folder },
    ...{ devices: join(folder, 'devices'), mount_check: 'false', disable_fallocate: 'true', fallocate_reserve: 0 },
  });
  await writeFile(
    join(folder, 'swift.conf'),
    ini({ 'swift-hash': { swift_hash_path_suffix: 'site', swift_hash_path_prefix: 'site' } }),
  );
  const healthcheck = { 'filter:healthcheck': { use: 'egg:swift#healthcheck' } };
  const addresses = await Promise.all(
    storage.map(async (kind) => {
      const bindPort = await freePort(host);
      await buildRing(folder, kind, `${host}:${bindPort}`);
      await writeFile(
        join(folder, `${kind}.conf`),
        ini({
          DEFAULT: defaults(bindPort),
          'pipeline:main': { pipeline: `healthcheck ${kind}-server` },
          [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
          ...healthcheck,
        }),
      );
      return `http://${host}:${bindPort}`;
    }),
  );
  const cachePort = await freePort(host);
  await writeFile(
    join(folder, 'proxy.conf'),
    ini({
      DEFAULT: defaults(proxyPort),
      'pipeline:main': { pipeline: 'catch_errors healthcheck listing_formats cache s3api tempauth proxy-server' },
      'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
      'filter:catch_errors': { use: 'egg:swift#catch_errors' },
      ...healthcheck,
      'filter:listing_formats': { use: 'egg:swift#listing_formats' },
      'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `${host}:${cachePort}` },
      'filter:s3api': { use: 'egg:swift#s3api', max_bucket_listing: 20 },
      'filter:tempauth': { use: 'egg:swift#tempauth', [`user_${USER.replace(':', '_')}`]: `${SECRET} .admin` },
    }),
  );

  let children: ChildProcess[] = [];
  async function run(program: string, args: string[], urls: string[]) {
    const child = spawn(join(BIN, program), args, { stdio: 'ignore' });
    children.push(child);
    const failed = new Promise<never>((_resolve, reject) => {
      child.once('error', reject).once('exit', (code) => reject(new Error(`${program} exited with ${code}`)));
    });
    failed.catch(() => {});
    await Promise.all(urls.map((address) => untilHealthy(address, failed)));
  }

  /** The proxy begins last: without the other servers it responds that the bucket does not exist. */
  async function start() {
    children = [];
    await Promise.all([
      run('memcached', ['-l', host, '-p', String(cachePort), '-u', userInfo().username], []),
      ...storage.map((kind, n) => run(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], [addresses[n]!])),
    ]);
    await run('swift-proxy-server', [join(folder, 'proxy.conf')], [url]);
  }
  const signal = (name: NodeJS.Signals) => children.forEach((child) => child.kill(name));
  const exited = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode) return resolve();
      child.once('exit', () => resolve());
    });

  async function stop() {
    const exits = children.map(exited);
    signal('SIGKILL');
    await Promise.all(exits);
  }

  const client = new AwsClient({ accessKeyId: USER, secretAccessKey: SECRET, region: 'us-east-1', service: 's3' });
  async function createBucket(name: string) {
    const created = await client.fetch(`${url}/${name}`, { method: 'PUT' });
    if (!created.ok) throw new Error(`Swift created no bucket: ${created.status} ${await created.text()}`);
    return name;
  }
  async function remove() {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await start();
    await createBucket(bucket);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    bucket,
    key: USER,
    secret: SECRET,
    createBucket,
    start,
    stop,
    signal,
    remove,
  };
}
