import { z } from 'zod';

/** The change of one remote. */
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

export interface History {
  entries: HistoryEntry[];
  /** Numbers (from 1) of the lines that cannot be read. */
  damaged: number[];
  /** Where the lines are, before their numbers. */
  place: string;
}

/** Reads one entry from each line. Empty lines are skipped. */
export function historyOf(lines: string[], place: string): History {
  const history: History = { entries: [], damaged: [], place };
  for (const [index, line] of lines.entries()) {
    if (!line) continue;
    const parsed = HistoryEntry.safeParse(jsonOf(line));
    if (parsed.success) history.entries.push(parsed.data);
    else history.damaged.push(index + 1);
  }
  return history;
}

export const damagedLines = ({ place, damaged }: History) =>
  `${place} ${damaged.join(', ')}: expected a history entry, found damaged text, which is skipped: remove ${damaged.length > 1 ? 'these lines' : 'this line'}`;

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
