import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site/packages.ts';

const shared = join(root, 'shared');
const run = promisify(execFile);

/** Files that the compiler generates again, and files that only the workspace uses. */
const UNPACKED = /\.(ts|tsx|md)$|\.spec\./;
const isPacked = (path: string) => /\.d\.ts$/.test(path) || !UNPACKED.test(path);

/**
 * Packs the shared packages into a folder, for remotes in their own repositories: built JavaScript with type
 * declarations. The workspace uses the TypeScript sources; `publishConfig` of each package maps them to the built files.
 * Returns the packed files by package name.
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
      // Stylesheets, fonts and other files that the compiler ignores.
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

/** Returns the output of a program; throws with its output if it fails. */
async function execute(program: string, args: string[]): Promise<string> {
  try {
    return (await run(program, args, { cwd: root, maxBuffer: 32 << 20 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
