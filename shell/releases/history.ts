import { appendFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

/** One remote's part of a change of what is live. `history.jsonl` has one line for each. */
const HistoryEntry = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum(['activate', 'rollback', 'retire']),
  name: z.string(),
  /** Null: the remote has left the composition. */
  version: z.string().nullable(),
  previous: z.string().nullable(),
  /** Share of visitors, in percent. */
  traffic: z.number(),
  /** The same for all that went live with one command: it is rolled back together as well. */
  change: z.string().optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const historyFile = (dataDir: string) => join(dataDir, 'history.jsonl');

export async function appendHistory(dataDir: string, entries: HistoryEntry[]) {
  const file = historyFile(dataDir);
  // A line that a crash tore stays a line of its own.
  const torn = !(await endsWithNewline(file));
  await appendFile(file, (torn ? '\n' : '') + entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** The history, and the numbers of lines that cannot be read. */
export async function readHistory(dataDir: string): Promise<{ entries: HistoryEntry[]; damaged: number[] }> {
  const file = historyFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''; // Nothing has been activated yet.
    throw new ReleaseError(`${file} cannot be read: ${error.message}`);
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
  `${historyFile(dataDir)}, line ${damaged.join(', ')}: damaged, and left out. The other lines hold: remove ${damaged.length > 1 ? 'these' : 'this one'}`;

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
