import { AsyncLocalStorage } from 'node:async_hooks';
import { Command } from 'commander';
import type { Decision } from '@site/contracts/manage';
import { formatDateShort, formatTime } from '@site/kernel/dates';

/** 0: done. 1: refused, and nothing has changed. 2: used wrongly. */
export const exitCodes = { refused: 1, misused: 2 } as const;

/** Where a command reads its settings and writes its words. */
export type Terminal = { env: Record<string, string | undefined>; console: Pick<Console, 'log' | 'error'> };

const terminals = new AsyncLocalStorage<Terminal>();
const terminal = (): Terminal => terminals.getStore() ?? { env: process.env, console };
export const withTerminal = <T>(given: Terminal, work: () => T): T => terminals.run(given, work);
export const settings = () => terminal().env;

/** The result of a command. */
export const say = (text: string) => terminal().console.log(text);

/** What is worth knowing beside the result. */
export const warn = (text: string) => terminal().console.error(text);

/** Undefined: the text is no whole number in decimal digits. */
export const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Ends the command with a message when the text is no whole number. */
export const requireWholeNumber = (text: string): number =>
  wholeNumber(text) ?? program.error(`${text} is no whole number`);

/** What ends its last line itself, before it is said as a line. */
export const withoutLineEnd = (text: string) => text.replace(/\n$/, '');

export const program = new Command('manage')
  .description('The back office: orders, questions, users, settings of the running site. Each decision is recorded.')
  .addHelpText(
    'after',
    '\nWho decides is MANAGE_AUTHOR, or else the system’s user. Exit codes: 0 done; 1 refused, nothing has changed; 2 used wrongly.',
  )
  .configureOutput({
    writeOut: (text) => say(withoutLineEnd(text)),
    writeErr: (text) => warn(withoutLineEnd(text)),
  })
  .exitOverride();

/** The commands of one kind of thing: `manage orders …`. */
export function nounOf(name: string, description: string) {
  const noun = program.command(name).description(description);
  return (spec: string, what: string, { isDefault = false } = {}) =>
    noun.command(spec, { isDefault }).description(what).option('--json', 'print JSON');
}

/** A line for people, or the whole answer with --json. */
export const print = (json: boolean | undefined, value: unknown, text: string) =>
  say(json ? JSON.stringify(value, null, 2) : text.replaceAll('\u00a0', ' '));

export const moment = (at: string) => `${formatDateShort(at)} ${formatTime(at)}`;

/** Columns as wide as what stands in them; the last one is left as it is. */
export function columns(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)),
    [],
  );
  const line = (row: string[]) =>
    row.map((cell, index) => (index === row.length - 1 ? cell : cell.padEnd(widths[index] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

type Listed<Item> = { items: Item[]; total: number; page: number; pages: number };

/** A list with what is left of it. */
export const listed = <Item>({ items, total, page, pages }: Listed<Item>, row: (item: Item) => string[]): string =>
  [
    columns(items.map(row)),
    pages > 1 ? `Page ${page} of ${pages}, ${total} in all: --page ${page < pages ? page + 1 : 1}` : '',
  ]
    .filter(Boolean)
    .join('\n') || 'Nothing is found.';

export const decided = (decisions: Decision[]): string[] =>
  decisions.map(
    ({ at, author, action, text }) => `  ${moment(at)}  ${author}: ${[action, text].filter(Boolean).join(', ')}`,
  );
