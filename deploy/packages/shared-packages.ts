import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site/packages.ts';

const shared = join(root, 'shared');
const run = promisify(execFile);

/** Left out: what the compiler writes anew, and what only the workspace uses. */
const UNPACKED = /\.(ts|tsx|md)$|\.spec\.|[\\/]gallery([\\/]|$)/;
const isPacked = (path: string) => /\.d\.ts$/.test(path) || !UNPACKED.test(path);

/**
 * Packs the shared packages into a folder, for remotes in repositories of their own: built JavaScript with type
 * declarations. Inside the workspace they are used as TypeScript; `publishConfig` of each says what takes its place.
 * Returns the packed files by the packages' names.
 */
export async function packShared(to: string): Promise<Map<string, string>> {
  const names = readdirSync(shared, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [item.name] : []));
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  const compiled = await mkdtemp(join(root, 'node_modules/.cache/packages-'));
  const dist = (name: string) => join(shared, name, 'dist');
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    await execute(tsc, ['-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', compiled]);
    for (const name of names) {
      await rm(dist(name), { recursive: true, force: true });
      await rename(join(compiled, name), dist(name));
      // Stylesheets, fonts and the like, which the compiler does not know.
      await cp(join(shared, name, 'src'), join(dist(name), 'src'), { recursive: true, filter: isPacked });
    }
    await mkdir(to, { recursive: true });
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    const pnpm = ['--yes', packageManager, '-r', '--filter', './shared/*', 'pack', '--pack-destination', to, '--json'];
    const packed = JSON.parse(await execute('npx', pnpm)) as { name: string; filename: string }[];
    return new Map(packed.map(({ name, filename }) => [name, join(to, basename(filename))]));
  } finally {
    await Promise.all([compiled, ...names.map(dist)].map((dir) => rm(dir, { recursive: true, force: true })));
  }
}

/** What a program prints; one that fails is quoted. */
async function execute(program: string, args: string[]): Promise<string> {
  try {
    return (await run(program, args, { cwd: root, maxBuffer: 32 << 20 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
