import { AsyncLocalStorage } from 'node:async_hooks';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { keysFileOf, readConfig, siteOf, storeOf } from '../config.ts';
import type { HistoryEntry } from '../history.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store.ts';

/** The command has done its work and printed the result, but a running host does not serve it. */
export class NotFollowed extends Error {
  override name = 'NotFollowed';
}

export const root = join(import.meta.dirname, '../../..');

/** 0: success. 1: rejected, nothing changed. 2: wrong usage. 3: changed, but a running host does not serve it. */
export const exitCodes = { refused: 1, misused: 2, notFollowed: 3 } as const;

/** The environment that a command reads and the console that it writes to. */
export type Terminal = { env: Record<string, string | undefined>; console: Pick<Console, 'log' | 'error'> };

const terminals = new AsyncLocalStorage<Terminal>();
const terminal = (): Terminal => terminals.getStore() ?? { env: process.env, console };
export const withTerminal = <T>(given: Terminal, work: () => T): T => terminals.run(given, work);

export function settings() {
  const { env } = terminal();
  const config = readConfig(env);
  return {
    config,
    store: storeOf(config),
    keysFile: keysFileOf(config),
    site: siteOf(config),
    production: config.NODE_ENV === 'production',
    who: env.RELEASE_AUTHOR || userInfo().username,
  };
}

export const writeLine = (text: string) => terminal().console.log(text);

/** Prints to stderr, so that the output of --json stays valid. */
export const warn = (text: string) => terminal().console.error(text);

const withoutLineEnd = (text: string) => text.replace(/\n$/, '');

export const program = new Command('remotes')
  .description(
    'Manage the live releases while the site runs: publish, activate, try on a share of visitors, roll back, retire.',
  )
  .addHelpText(
    'after',
    '\nExit codes: 0 success; 1 rejected, nothing changed; 2 wrong usage; 3 changed, but a running host does not serve it.',
  )
  .configureOutput({
    writeOut: (text) => writeLine(withoutLineEnd(text)),
    writeErr: (text) => warn(withoutLineEnd(text)),
  })
  .exitOverride();

export const command = (spec: string, description: string) =>
  program.command(spec).description(description).option('--json', 'print JSON');

export const print = (json: boolean | undefined, value: unknown, text: string) =>
  writeLine(json ? JSON.stringify(value, null, 2) : text);

export const describe = ({ at, who, action, name, version, previous, traffic, reason }: HistoryEntry) =>
  `${at}  ${who}  ${action} ${name} ${previous ?? '—'} → ${version ?? '—'}${traffic < 100 ? ` for ${traffic} % of visitors` : ''}${reason ? `: ${reason}` : ''}`;

export async function unknownName(store: Store, name: string): Promise<ReleaseError> {
  const names = await store.names();
  return new ReleaseError(
    `No release of ${name} is published. ${names.length ? `Published packages: ${names.join(', ')}` : 'The store is empty: run remotes publish shell'}`,
  );
}
