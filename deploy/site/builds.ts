import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { lockPart, parseLockfile } from './lock-part.ts';
import { packageNames, root } from './packages.ts';

/** Builds that run at the same time; webpack uses more than one core for each. */
const PARALLEL = 2;

/** A package whose build is not what its sources would make. */
export interface Outdated {
  name: string;
  dir: string;
  /** What the build will have been made from. */
  stamp: string;
}

/** A package that does not build, with the build's own output. */
export interface FailedBuild {
  name: string;
  output: string;
}

/** Beside the package's other caches: a build there knows what it was made from, whatever happens to the others. */
const stampFile = (dir: string) => join(dir, 'node_modules/.cache/site-build.stamp');

/** The packages whose sources have changed since their last build here. */
export function outdated(names = packageNames()): Outdated[] {
  const lockfile = readLockfile();
  return names.flatMap((name) => {
    const dir = join(root, name);
    const stamp = stampOf(lockfile, name);
    return isCurrent(join(dir, 'dist'), stampFile(dir), stamp) ? [] : [{ name, dir, stamp }];
  });
}

const readLockfile = () => parseLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

/** What a package's build is made from: its sources, those of the workspace packages in it, exact versions of the rest. */
function stampOf(lockfile: ReturnType<typeof readLockfile>, name: string): string {
  const { folders, packages } = lockPart(lockfile, name);
  // The host's own code (host, releases) is no part of the shell's release.
  const sources = folders.map((folder) => join(root, folder === 'shell' ? 'shell/src' : folder));
  return fingerprint(sources, packages.join('\n'));
}

const isCurrent = (dist: string, file: string, stamp: string) =>
  existsSync(join(dist, 'release.json')) && existsSync(file) && readFileSync(file, 'utf8') === stamp;

async function keepStamp(file: string, stamp: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}

/** Builds packages and remembers what they were built from. One that fails costs itself alone. */
export async function build(
  packages: Outdated[],
  onDone: (name: string, seconds: number) => void,
  stop?: AbortSignal,
): Promise<FailedBuild[]> {
  const queue = [...packages];
  const failed: FailedBuild[] = [];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { name, dir, stamp } = next;
        const started = performance.now();
        const { code, output } = await webpack(dir, {}, stop);
        stop?.throwIfAborted();
        if (code !== 0) {
          failed.push({ name, output });
          continue;
        }
        await keepStamp(stampFile(dir), stamp);
        onDone(name, (performance.now() - started) / 1000);
      }
    }),
  );
  return failed;
}

/** Builds the shell with React's development build, for hot reload, if it has changed. Returns the folder of the build. */
export async function developmentShell(): Promise<string> {
  const dir = join(root, 'shell');
  const dist = join(dir, 'node_modules/.cache/dev-dist');
  const file = `${dist}.stamp`;
  const stamp = stampOf(readLockfile(), 'shell');
  if (isCurrent(dist, file, stamp)) return dist;
  const { code, output } = await webpack(dir, { NODE_ENV: 'development' });
  if (code !== 0) throw new Error(`shell does not build:\n${output}`);
  await keepStamp(file, stamp);
  return dist;
}

function webpack(dir: string, env: Record<string, string>, signal?: AbortSignal) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(join(dir, 'node_modules/.bin/site-build'), [], {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      signal,
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve({ code: null, output: `${dir} is not installed: ${error.message}` });
      else reject(error);
    });
    child.on('close', (code) => resolve({ code, output }));
  });
}
