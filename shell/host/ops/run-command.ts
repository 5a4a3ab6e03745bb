import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { programArgs } from '@site/programs/program-args';
import type { Config } from '../../releases/config.ts';

/** Commands of the command line that need only the store and the API, not the operator's machine. */
export const remoteCommands = [
  ...['activate', 'step', 'pause', 'resume', 'rollback', 'retire', 'prune'],
  ...['list', 'status', 'history', 'inspect'],
];

const COMMANDS = join(import.meta.dirname, '../../releases/cli/main.ts');
/** Interval of empty pieces, in ms: shorter than the idle timeouts of the host and of proxies. */
const SILENCE = 10_000;

/** A piece of the command's output, empty after a silence, or its exit code at the end. */
export type Output = { stream: 'stdout' | 'stderr'; text: string } | { code: number };

/**
 * Runs a command of `remotes` in a process of its own, so that its checks take no time from visitors. The command goes on
 * after the reader has disconnected.
 */
export function runCommand(args: readonly string[], config: Config, author: string): AsyncIterable<Output> {
  const child = spawn(process.execPath, programArgs(COMMANDS, ...args), {
    env: settingsFor(config, author),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = new PassThrough({ objectMode: true });
  const add = (piece: Output) => output.destroyed || output.write(piece);
  const silence = setInterval(() => add({ stream: 'stdout', text: '' }), SILENCE);
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => add({ stream, text }));
  child.on('error', ({ message }) => add({ stream: 'stderr', text: message }));
  child.on('close', (code) => {
    clearInterval(silence);
    output.end({ code: code ?? 1 } satisfies Output);
  });
  return output;
}

/** The settings of the host, without its secrets that a command does not need. */
function settingsFor(config: Config, author: string): NodeJS.ProcessEnv {
  const { DATA_DIR, DATABASE_URL, API_ORIGIN, SITE_ORIGIN, REQUEST_PUBLIC_KEY, HTTPS, NODE_ENV } = config;
  const { RENDERER_MEMORY, SMOKE_KEY, RELEASE_KEYS, UNSIGNED_RELEASES, RELEASE_COPIES } = config;
  const { S3_URL, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET, RELEASE_BROWSER, CHROMIUM_PATH } = config;
  return {
    ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV },
    ...{ DATA_DIR, DATABASE_URL, API_ORIGIN, SITE_ORIGIN, REQUEST_PUBLIC_KEY, HTTPS, SMOKE_KEY },
    ...{ RELEASE_KEYS, UNSIGNED_RELEASES, RELEASE_COPIES: String(RELEASE_COPIES) },
    ...{ S3_URL, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET, RELEASE_BROWSER, CHROMIUM_PATH },
    RENDERER_MEMORY: String(RENDERER_MEMORY),
    RELEASE_AUTHOR: author,
  };
}
