import { spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site/packages.ts';

/** Runs a command of the site; resolves to its output. */
export const command = (file: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${file} failed:\n${output}`))));
  });

/** Publishes and activates the built packages. */
export const goLive = (env: NodeJS.ProcessEnv) => command('deploy/containers/release-all.ts', [], env);

/**
 * Publishes and activates the build of the remote under another version. `folder` is for its files. Returns when all hosts
 * serve it.
 */
export async function swap(name: string, version: string, folder: string, env: NodeJS.ProcessEnv) {
  const build = join(folder, 'builds', name);
  await cp(join(root, name, 'dist'), build, { recursive: true });
  const file = join(build, 'release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
  await command('shell/releases/cli/main.ts', ['publish', build], env);
  await command('shell/releases/cli/main.ts', ['activate', `${name}@${version}`], env);
}
