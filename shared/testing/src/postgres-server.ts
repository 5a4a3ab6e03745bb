import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Debian installs the server's programs outside PATH. */
const DEBIAN = '/usr/lib/postgresql';
const folders = await readdir(DEBIAN).catch(() => []);
const bin = ['', ...folders.map((version) => join(DEBIAN, version, 'bin/'))].find((folder) => {
  try {
    return execFileSync(`${folder}postgres`, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return false;
  }
});

/** Whether this machine has PostgreSQL's programs `postgres` and `initdb`. */
export const hasPostgres = bin !== undefined;

/** PostgreSQL refuses to run as root. */
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(flag: string): number {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return 65534; // the usual unprivileged user of Linux
  }
}

/** Trades durability for speed, since the data is discarded. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'max_connections=300',
];

const MEMORY = '/dev/shm';
const REQUIRED_SPACE = 2 * 1024 ** 3;

/**
 * Returns the parent folder of the data: shared memory with enough space, because copying and dropping a database takes
 * twice as long on disk; otherwise disk. Containers have 64 MB of shared memory by default.
 */
async function dataParent(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < REQUIRED_SPACE ? tmpdir() : MEMORY;
}

/** Log line of a server that accepts connections, in the language of the locale below. */
const READY = 'database system is ready to accept connections';

/** Starts a PostgreSQL server for the tests, on a free port and in a temporary folder. `own` settings come last. */
export async function startPostgres(own: string[] = []) {
  if (bin === undefined) throw new Error('Tests need the PostgreSQL programs postgres and initdb: install the server');
  const folder = await mkdtemp(join(await dataParent(), 'postgres-'));
  if (asRoot) await chown(folder, user.uid!, user.gid!);
  // A fixed locale, independent of the machine: treats Russian letters as letters and sorts by code point.
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  const data = join(folder, 'data');
  await run(`${bin}initdb`, ['-D', data, '-A', 'trust', '-U', 'site', '-N', ...locale], user);
  const port = await freePort();
  let server: ChildProcess;

  async function start() {
    const settings = ['listen_addresses=127.0.0.1', ...SETTINGS, ...own].flatMap((setting) => ['-c', setting]);
    server = spawn(`${bin}postgres`, ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    const log: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: server.stderr! }).on('line', (line) => {
        log.push(line);
        if (line.includes(READY)) resolve();
      });
      server.once('error', reject).once('exit', () => reject(new Error(`PostgreSQL exited:\n${log.join('\n')}`)));
    });
  }

  /** SIGINT is a fast, clean shutdown; SIGQUIT an immediate one. */
  const stop = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });

  await start();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  return {
    url,
    /** The same server by its Unix socket, where a statement takes less processor time. */
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    /** Id of the process with the children that serve the connections. */
    pid: () => server.pid!,
    start,
    stop,
    async remove() {
      await stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
