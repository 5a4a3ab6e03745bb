import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { lockPart, parseLockfile } from './lock-part.ts';
import { packageNames, root } from './packages.ts';

/** Parallel builds; webpack uses more than one core for each. */
const PARALLEL = 2;

/** A package with sources that changed since its last build. */
export interface Outdated {
  name: string;
  dir: string;
  /** Fingerprint of the sources of the next build. */
  stamp: string;
}

/** A package with a failed build, and the output of the build. */
export interface FailedBuild {
  name: string;
  output: string;
}

/** The stamp is stored in the package's own cache folder, so that it does not depend on other builds. */
const stampFile = (dir: string) => join(dir, 'node_modules/.cache/site-build.stamp');

/** Returns the packages with sources changed since their last build here. */
export function outdated(names = packageNames()): Outdated[] {
  const lockfile = readLockfile();
  return names.flatMap((name) => {
    const dir = join(root, name);
    const stamp = stampOf(lockfile, name);
    return isCurrent(join(dir, 'dist'), stampFile(dir), stamp) ? [] : [{ name, dir, stamp }];
  });
}

const readLockfile = () => parseLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

/** Returns the fingerprint of a build: own sources, sources of its workspace packages, exact versions of the others. */
function stampOf(lockfile: ReturnType<typeof readLockfile>, name: string): string {
  const { folders, packages } = lockPart(lockfile, name);
  // The shell's release does not contain the host's code (host, releases).
  const sources = folders.map((folder) => join(root, folder === 'shell' ? 'shell/src' : folder));
  return fingerprint(sources, packages.join('\n'));
}

const isCurrent = (dist: string, file: string, stamp: string) =>
  existsSync(join(dist, 'release.json')) && existsSync(file) && readFileSync(file, 'utf8') === stamp;

async function storeStamp(file: string, stamp: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}

/** Builds packages and stores their stamps. A failed build does not stop the others. */
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
        await storeStamp(stampFile(dir), stamp);
        onDone(name, (performance.now() - started) / 1000);
      }
    }),
  );
  return failed;
}

/** Builds the shell with React's development build for hot reload, if its sources have changed. Returns the build's folder. */
export async function developmentShell(): Promise<string> {
  const dir = join(root, 'shell');
  const dist = join(dir, 'node_modules/.cache/dev-dist');
  const file = `${dist}.stamp`;
  const stamp = stampOf(readLockfile(), 'shell');
  if (isCurrent(dist, file, stamp)) return dist;
  const { code, output } = await webpack(dir, { NODE_ENV: 'development' });
  if (code !== 0) throw new Error(`shell does not build:\n${output}`);
  await storeStamp(file, stamp);
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
