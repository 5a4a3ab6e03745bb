import { AsyncLocalStorage } from 'node:async_hooks';
import { Command } from 'commander';
import type { Decision } from '@site/contracts/manage';
import { formatDateShort, formatTime } from '@site/kernel/dates';

/** Exit codes of failures; 0 is success. `refused`: no change was made. `misused`: wrong usage. */
export const exitCodes = { refused: 1, misused: 2 } as const;

export type Terminal = {
  env: Record<string, string | undefined>;
  console: Pick<Console, 'log' | 'error'>;
  /** Replaces a line below the output; an empty text removes it. Absent: the output is not a terminal. */
  showStatus?: (text: string) => void;
};

const terminals = new AsyncLocalStorage<Terminal>();
const terminal = (): Terminal => terminals.getStore() ?? { env: process.env, console };
export const withTerminal = <T>(given: Terminal, work: () => T): T => terminals.run(given, work);
export const settings = () => terminal().env;

export const printLine = (text: string) => terminal().console.log(text);

export const warn = (text: string) => terminal().console.error(text);

export const showStatus = (text: string) => terminal().showStatus?.(text);

/** Parses a whole number in decimal digits; undefined otherwise. */
export const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Parses a whole number or ends the command with an error. */
export const requireWholeNumber = (text: string): number =>
  wholeNumber(text) ?? program.error(`${text} is not a whole number`);

/** Removes a trailing line break, because `console` adds one. */
export const withoutLineEnd = (text: string) => text.replace(/\n$/, '');

export const program = new Command('manage')
  .description('The back office: orders, questions, users and settings of the running site. Decisions are recorded.')
  .addHelpText(
    'after',
    '\nThe author of decisions is the name of the key; with the key of the settings MANAGE_AUTHOR, or else the system user. Exit codes: 0 success; 1 refused, no change was made; 2 wrong usage.',
  )
  .configureOutput({
    writeOut: (text) => printLine(withoutLineEnd(text)),
    writeErr: (text) => warn(withoutLineEnd(text)),
  })
  .exitOverride();

/** Defines the commands of a noun: `manage orders …`. */
export function nounOf(name: string, description: string) {
  const noun = program.command(name).description(description);
  return (spec: string, what: string, { isDefault = false } = {}) =>
    noun.command(spec, { isDefault }).description(what).option('--json', 'print JSON');
}

/** Prints a readable text, or the whole response with --json. */
export const print = (json: boolean | undefined, value: unknown, text: string) =>
  printLine(json ? JSON.stringify(value, null, 2) : text.replaceAll('\u00a0', ' '));

export const moment = (at: string) => `${formatDateShort(at)} ${formatTime(at)}`;

/** Aligns columns to their widest cell; the last one is not padded. */
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

/** Formats one page of a list with a hint at further pages. */
export const formatList = <Item>({ items, total, page, pages }: Listed<Item>, row: (item: Item) => string[]): string =>
  [
    columns(items.map(row)),
    pages > 1 ? `Page ${page} of ${pages}, ${total} in total: --page ${page < pages ? page + 1 : 1}` : '',
  ]
    .filter(Boolean)
    .join('\n') || 'No results.';

export const formatDecisions = (decisions: Decision[]): string[] =>
  decisions.map(
    ({ at, author, action, text }) => `  ${moment(at)}  ${author}: ${[action, text].filter(Boolean).join(', ')}`,
  );
