import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { writeAtomic } from './write-atomic.ts';

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const DIGEST_LENGTH = 32;

async function readKept(path: string): Promise<Buffer | null> {
  const file = await readFile(path).catch(() => null);
  const bytes = file?.subarray(DIGEST_LENGTH);
  return file && bytes && digestOf(bytes).equals(file.subarray(0, DIGEST_LENGTH)) ? bytes : null;
}

/** In bytes: enough for the rasters of 10 000 products. */
const MAX_BYTES = 1024 ** 3;

/** Deletes the oldest files until the rest take three quarters of `most`. Returns the bytes of the rest. */
async function prune(folder: string, most: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => ({ name, facts: await stat(join(folder, name)).catch(() => null) })),
  );
  const files = found.flatMap(({ name, facts }) =>
    facts?.isFile() ? [{ name, size: facts.size, at: facts.mtimeMs }] : [],
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= most) return total;
  for (const { name, size } of files.sort((a, b) => a.at - b.at)) {
    if (total <= most * 0.75) break;
    await rm(join(folder, name), { force: true });
    total -= size;
  }
  return total;
}

/**
 * Caches bytes that are expensive to make, on the disk by name, prefixed with their hash: a damaged file is made again.
 * Simultaneous requests share one call of `make`. When the disk cannot be written to, the bytes are made on every
 * request. The oldest files are deleted when all take more than `most` bytes.
 */
export function createDiskCache(
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { write = writeAtomic, most = MAX_BYTES } = {},
) {
  const underway = new Map<string, Promise<Buffer>>();
  /** Bytes of all files, at least; unknown before the first write. */
  let total: number | undefined;

  async function keep(path: string, content: Buffer) {
    await write(path, content);
    total = total === undefined || total + content.length > most ? await prune(folder, most) : total + content.length;
  }

  async function find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    const kept = await readKept(path);
    if (kept) return kept;
    const bytes = await make();
    await keep(path, Buffer.concat([digestOf(bytes), bytes])).catch((error: unknown) =>
      log.warn({ err: error, path }, 'a generated file could not be cached'),
    );
    return bytes;
  }

  return (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = underway.get(name);
    if (known) return known;
    const finding = find(name, make).finally(() => underway.delete(name));
    underway.set(name, finding);
    return finding;
  };
}

export type DiskCache = ReturnType<typeof createDiskCache>;
