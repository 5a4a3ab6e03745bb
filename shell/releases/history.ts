import { appendFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

/** The change of one remote. `history.jsonl` has one line for each. */
const HistoryEntry = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum(['activate', 'step', 'pause', 'resume', 'rollback', 'retire']),
  name: z.string(),
  /** Null: the remote was removed from the composition. */
  version: z.string().nullable(),
  previous: z.string().nullable(),
  /** Share of visitors, in percent. */
  traffic: z.number(),
  /** The same for all remotes of one command: a rollback undoes them together. */
  change: z.string().optional(),
  /** Why a version was taken back, with numbers, or which check was left out. */
  reason: z.string().optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const historyFile = (dataDir: string) => join(dataDir, 'history.jsonl');

export async function appendHistory(dataDir: string, entries: HistoryEntry[]) {
  const file = historyFile(dataDir);
  // After a torn line, as left by a crash, a newline keeps the new entry readable.
  const torn = !(await endsWithNewline(file));
  await appendFile(file, (torn ? '\n' : '') + entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** Returns the history, and the numbers (from 1) of the lines that cannot be read. */
export async function readHistory(dataDir: string): Promise<{ entries: HistoryEntry[]; damaged: number[] }> {
  const file = historyFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new ReleaseError(`${file} cannot be read (${error.message}): check that it is a readable file`);
  });
  const entries: HistoryEntry[] = [];
  const damaged: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line) continue;
    const parsed = HistoryEntry.safeParse(jsonOf(line));
    if (parsed.success) entries.push(parsed.data);
    else damaged.push(index + 1);
  }
  return { entries, damaged };
}

export const damagedLines = (dataDir: string, damaged: number[]) =>
  `${historyFile(dataDir)}, line ${damaged.join(', ')}: expected a history entry, found damaged text, which is skipped: remove ${damaged.length > 1 ? 'these lines' : 'this line'}`;

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function endsWithNewline(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return true;
  try {
    const { size } = await handle.stat();
    if (size === 0) return true;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() === '\n';
  } finally {
    await handle.close();
  }
}
