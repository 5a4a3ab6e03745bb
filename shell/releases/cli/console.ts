import { AsyncLocalStorage } from 'node:async_hooks';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { readConfig, siteOf } from '../config.ts';
import type { HistoryEntry } from '../history.ts';
import { ReleaseError } from '../release-error.ts';
import { createStore, type Store } from '../store.ts';

/** The command has done its work and said so, but a running host does not serve it. */
export class NotFollowed extends Error {
  override name = 'NotFollowed';
}

export const root = join(import.meta.dirname, '../../..');

/** 0: done. 1: refused, and nothing has changed. 2: used wrongly. 3: done, but a running host does not serve it. */
export const exitCodes = { refused: 1, misused: 2, notFollowed: 3 } as const;

/** Where a command reads its settings and writes its words. */
export type Terminal = { env: Record<string, string | undefined>; console: Pick<Console, 'log' | 'error'> };

const terminals = new AsyncLocalStorage<Terminal>();
const terminal = (): Terminal => terminals.getStore() ?? { env: process.env, console };
export const withTerminal = <T>(given: Terminal, work: () => T): T => terminals.run(given, work);

export function settings() {
  const { env } = terminal();
  const config = readConfig(env);
  return {
    store: createStore(config.DATA_DIR),
    site: siteOf(config),
    production: config.NODE_ENV === 'production',
    who: env.RELEASE_AUTHOR || userInfo().username,
  };
}

/** The result of a command. */
export const say = (text: string) => terminal().console.log(text);

/** What is worth knowing beside the result: it does not disturb --json. */
export const warn = (text: string) => terminal().console.error(text);

const withoutLineEnd = (text: string) => text.replace(/\n$/, '');

export const program = new Command('remotes')
  .description(
    'Which releases are live: publish, activate, try on a share of visitors, roll back, retire, while the site runs.',
  )
  .addHelpText(
    'after',
    '\nExit codes: 0 done; 1 refused, nothing has changed; 2 used wrongly; 3 done, but a running host does not serve it.',
  )
  .configureOutput({
    writeOut: (text) => say(withoutLineEnd(text)),
    writeErr: (text) => warn(withoutLineEnd(text)),
  })
  .exitOverride();

/** What the command has to say: a line for people, or the whole value with --json. */
export const command = (spec: string, description: string) =>
  program.command(spec).description(description).option('--json', 'print JSON');

export const print = (json: boolean | undefined, value: unknown, text: string) =>
  say(json ? JSON.stringify(value, null, 2) : text);

export const describe = ({ at, who, action, name, version, previous, traffic }: HistoryEntry) =>
  `${at}  ${who}  ${action} ${name} ${previous ?? '—'} → ${version ?? '—'}${traffic < 100 ? ` for ${traffic} % of visitors` : ''}`;

/** A name that nobody knows is a slip of the pen: the known ones are said. */
export async function unknownName(store: Store, name: string): Promise<ReleaseError> {
  const names = await store.names();
  return new ReleaseError(
    `Nothing is published under the name ${name}. ${names.length ? `Published: ${names.join(', ')}` : 'Nothing is published at all: remotes publish shell'}`,
  );
}
