import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

export const root = join(import.meta.dirname, '../..');

/** Builds that run at the same time; webpack uses more than one core for each. */
const PARALLEL = 2;

export const remoteNames = () => readdirSync(root).filter((name) => name.startsWith('mf-')).sort();
export const packageNames = () => ['shell', ...remoteNames()];

const stampFile = join(root, 'node_modules/.cache/site-builds.json');
const readStamps = (): Record<string, string> => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {});

/** The packages whose sources have changed since their last build here. */
export function outdated(names = packageNames()): { name: string; stamp: string }[] {
  const stamps = readStamps();
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  return names.flatMap((name) => {
    // The host's own code (server, ops) is no part of the shell's release.
    const folders = name === 'shell' ? [join(root, 'shell/src')] : [join(root, name)];
    const stamp = fingerprint([...folders, join(root, 'shared')], lock);
    return stamps[name] === stamp && existsSync(join(root, name, 'dist/release.json')) ? [] : [{ name, stamp }];
  });
}

/** Builds packages and remembers what they were built from. Rejects with the build's own output. */
export async function build(packages: { name: string; stamp: string }[], onDone: (name: string, seconds: number) => void) {
  const queue = [...packages];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const started = performance.now();
        await webpack(next.name);
        onDone(next.name, (performance.now() - started) / 1000);
      }
    }),
  );
  const stamps = { ...readStamps(), ...Object.fromEntries(packages.map(({ name, stamp }) => [name, stamp])) };
  await mkdir(join(stampFile, '..'), { recursive: true });
  await writeFile(stampFile, JSON.stringify(stamps, null, 2));
}

/** Builds the shell with React's development build, for hot reload. Returns the folder of the build. */
export async function developmentShell(): Promise<string> {
  await webpack('shell', { NODE_ENV: 'development' });
  return join(root, 'shell/node_modules/.cache/dev-dist');
}

function webpack(name: string, env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, name, 'node_modules/.bin/site-build'), [], {
      cwd: join(root, name),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} does not build:\n${output}`))));
  });
}
