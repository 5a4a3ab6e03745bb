import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian keeps the server's programs out of the path. */
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
    return 65534; // nobody
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What it holds is thrown away: nothing has to outlive a power cut. */
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
const ROOM = 2 * 1024 ** 3;

/**
 * The folder of the data: memory where it has room, because copying and dropping a database takes twice as long on a disk.
 * Containers give their memory folder 64 MB unless told otherwise; they get the disk.
 */
async function placeOfData(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < ROOM ? tmpdir() : MEMORY;
}

/** What the server says when it answers, in the language of the locale below. */
const READY = 'database system is ready to accept connections';

/** A PostgreSQL server of the tests' own, on a free port and in a folder that goes with it. */
export async function startPostgres() {
  if (bin === undefined) throw new Error('This machine has no programs postgres and initdb');
  const folder = await mkdtemp(join(await placeOfData(), 'postgres-'));
  if (asRoot) await chown(folder, user.uid!, user.gid!);
  // Not the locale of whoever runs the tests: Russian letters have to be letters, in the order of their codes.
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  const data = join(folder, 'data');
  await run(`${bin}initdb`, ['-D', data, '-A', 'trust', '-U', 'site', '-N', ...locale], user);
  const port = await freePort();
  let server: ChildProcess;

  /** Resolves when the server answers. */
  async function start() {
    const settings = ['listen_addresses=127.0.0.1', ...SETTINGS].flatMap((setting) => ['-c', setting]);
    server = spawn(`${bin}postgres`, ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: server.stderr! }).on('line', (line) => {
        said.push(line);
        if (line.includes(READY)) resolve();
      });
      server.once('error', reject).once('exit', () => reject(new Error(`PostgreSQL ended:\n${said.join('\n')}`)));
    });
  }

  /** SIGINT ends what is under way first; SIGQUIT does not. */
  const stop = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });

  await start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same server's other database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
