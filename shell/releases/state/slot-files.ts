import { appendFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT_FOR, slotOf, type Slot } from '../watch/slots.ts';

const HOUR = 60 * 60_000;
/** Bytes read from one file at a time. */
const MAX_READ = 1024 * 1024;

const hourOf = (file: string) => Number(/^(\d+)-/.exec(file)?.[1]) * HOUR;

/** Adds slots to the file of this host and hour. Removes files that are no longer kept. */
export async function appendSlotFile(folder: string, host: string, slots: Slot[]) {
  const now = slots[0]?.at;
  if (now === undefined) return;
  await mkdir(folder, { recursive: true });
  const file = `${Math.floor(now / HOUR)}-${host}.jsonl`;
  await appendFile(join(folder, file), slots.map((slot) => `${JSON.stringify(slot)}\n`).join(''));
  const old = (await readdir(folder)).filter((name) => hourOf(name) <= now - KEPT_FOR - HOUR);
  for (const name of old) await rm(join(folder, name), { force: true });
}

/** Returns a function that reads the slots of all hosts that were added since its last call. */
export function followSlotFiles(folder: string): () => AsyncGenerator<Slot> {
  let offsets = new Map<string, number>();
  return async function* added() {
    const files = await readdir(folder).catch(() => []);
    offsets = new Map(files.map((file) => [file, offsets.get(file) ?? 0]));
    for (const file of files.toSorted()) {
      for (;;) {
        const { lines, bytes } = await completeLines(join(folder, file), offsets.get(file)!);
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
