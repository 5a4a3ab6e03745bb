import { spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programArgs } from '../../shared/programs/src/program-args.ts';
import { root } from '../site/packages.ts';

/** Exit code of a command that has changed the live releases, when a host does not serve the change within 30 s. */
const NOT_FOLLOWED = 3;

class CommandFailed extends Error {
  constructor(
    readonly code: number | null,
    output: string,
  ) {
    super(output);
  }
}

/** Runs a command of the site; resolves to its output, rejects with a `CommandFailed`. */
const command = (file: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, programArgs(join(root, file), ...args), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new CommandFailed(code, `${file} failed:\n${output}`)),
    );
  });

/** Publishes and activates the built packages. */
export const goLive = (env: NodeJS.ProcessEnv) => command('deploy/containers/release-all.ts', [], env);

/**
 * Publishes and activates the build of the remote under another version. `folder` is for its files. Returns when all hosts
 * serve it, or with the command's output when one does not yet.
 */
export async function swap(
  name: string,
  version: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const build = join(folder, 'builds', name);
  await cp(join(root, name, 'dist'), build, { recursive: true });
  const file = join(build, 'release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
  await command('shell/releases/cli/main.ts', ['publish', build], env);
  try {
    await command('shell/releases/cli/main.ts', ['activate', `${name}@${version}`], env);
    return undefined;
  } catch (error) {
    if (error instanceof CommandFailed && error.code === NOT_FOLLOWED) return error.message;
    throw error;
  }
}

/** Time of the last change of the live releases, in ms since the epoch. */
export async function lastChange(env: NodeJS.ProcessEnv): Promise<number> {
  const history = await command('shell/releases/cli/main.ts', ['history', '--json'], env);
  const entries = JSON.parse(history) as { at: string }[];
  return Math.max(...entries.map(({ at }) => Date.parse(at)));
}

/** Resolves when the host serves another composition, with the time, in ms since the epoch. */
export async function nextComposition(host: string, before: string): Promise<number> {
  while ((await compositionOf(host)) === before) await pause(50);
  return Date.now();
}

/** The composition that a host serves. */
export async function compositionOf(host: string): Promise<string> {
  const response = await fetch(`${host}/builds/latest.json`);
  return ((await response.json()) as { id: string }).id;
}
