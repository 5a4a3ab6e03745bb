import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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

/**
 * Caches bytes that are expensive to make, on the disk by name, prefixed with their hash: a damaged file is made again.
 * Simultaneous requests share one call of `make`. When the disk cannot be written to, the bytes are made on every
 * request.
 */
export function createDiskCache(folder: string, log: Pick<FastifyBaseLogger, 'warn'>, write = writeAtomic) {
  const underway = new Map<string, Promise<Buffer>>();

  async function find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    const kept = await readKept(path);
    if (kept) return kept;
    const bytes = await make();
    await write(path, Buffer.concat([digestOf(bytes), bytes])).catch((error: unknown) =>
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
