import { appendFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const HOUR = 60 * 60_000;
/** Age of the oldest counts that are kept, in hours: a replaced version is the baseline of the next one. */
const KEPT_HOURS = 6;
/** Bytes read from one file at a time. */
const MAX_READ = 1024 * 1024;

/**
 * `served`: visitors who got the page from the host, `servedFailed` with a status of 500 or more. `viewed`: visitors with
 * a report of their browser about the page, `viewedFailed` with a failure. Each visitor counts once. `renders`, with
 * their errors and ms, are those of the renderers. A failure of one kind counts once per report. The vitals of a page
 * that was loaded count by their good and poor values.
 */
export type CountName =
  | 'served'
  | 'servedFailed'
  | 'viewed'
  | 'viewedFailed'
  | 'renders'
  | 'renderErrors'
  | 'renderMs'
  | 'chunk'
  | 'uncaught'
  | 'boundary'
  | 'recoverable'
  | `${'lcp' | 'inp' | 'cls'}${'' | 'Good' | 'Poor'}`;
export type Counts = Partial<Record<CountName, number>>;

/** The counts of one host for one composition in one interval. */
const Slot = z.object({
  /** Start of the interval, in ms since the epoch; the same for all hosts. */
  at: z.int(),
  versions: z.record(z.string(), z.string()),
  /** By `<remote>/<page>`. */
  pages: z.record(z.string(), z.record(z.string(), z.number().nonnegative())),
});
export interface Slot {
  at: number;
  versions: Record<string, string>;
  pages: Record<string, Counts>;
}

const folder = (dataDir: string) => join(dataDir, 'health');
const hourOf = (file: string) => Number(/^(\d+)-/.exec(file)?.[1]) * HOUR;

/** Adds slots to the file of this host and hour. Removes files that are no longer kept. */
export async function appendSlots(dataDir: string, host: string, slots: Slot[]) {
  const now = slots[0]?.at;
  if (now === undefined) return;
  await mkdir(folder(dataDir), { recursive: true });
  const file = `${Math.floor(now / HOUR)}-${host}.jsonl`;
  await appendFile(join(folder(dataDir), file), slots.map((slot) => `${JSON.stringify(slot)}\n`).join(''));
  const old = (await readdir(folder(dataDir))).filter((name) => hourOf(name) <= now - (KEPT_HOURS + 1) * HOUR);
  for (const name of old) await rm(join(folder(dataDir), name), { force: true });
}

/** Returns a function that reads the slots of all hosts that were added since its last call. */
export function followSlots(dataDir: string): () => AsyncGenerator<Slot> {
  let offsets = new Map<string, number>();
  return async function* added() {
    const files = await readdir(folder(dataDir)).catch(() => []);
    offsets = new Map(files.map((file) => [file, offsets.get(file) ?? 0]));
    for (const file of files.toSorted()) {
      for (;;) {
        const { lines, bytes } = await completeLines(join(folder(dataDir), file), offsets.get(file)!);
        if (!bytes) break;
        offsets.set(file, offsets.get(file)! + bytes);
        for (const line of lines) {
          const slot = slotOf(line);
          if (slot) yield slot;
        }
      }
    }
  };
}

/** The slots that are kept. */
export const keptSlots = (dataDir: string) => followSlots(dataDir)();

async function completeLines(path: string, from: number): Promise<{ lines: string[]; bytes: number }> {
  const handle = await open(path).catch(() => undefined); // Another host has removed the file.
  if (!handle) return { lines: [], bytes: 0 };
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_READ), 0, MAX_READ, from);
    // A line that is being written is read the next time.
    const bytes = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
    return { lines: buffer.toString('utf8', 0, bytes).split('\n').filter(Boolean), bytes };
  } finally {
    await handle.close();
  }
}

function slotOf(line: string): Slot | undefined {
  try {
    return Slot.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined; // Torn by a crash.
  }
}

export function addCounts(to: Counts, counts: Counts) {
  for (const [name, count] of Object.entries(counts)) to[name as CountName] = (to[name as CountName] ?? 0) + count;
}
