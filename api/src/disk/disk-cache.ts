import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { writeAtomic } from '@site/object-store/write-atomic';

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

type Options = { write?: typeof writeAtomic; most?: number };

/**
 * Caches bytes that are expensive to make, on the disk by name, prefixed with their hash: a damaged file is made again.
 * Simultaneous requests share one call of `make`. When the disk cannot be written to, the bytes are made on every
 * request. The oldest files are deleted when all take more than `most` bytes.
 */
export class DiskCache {
  private readonly underway = new Map<string, Promise<Buffer>>();
  /** Bytes of all files, at least; unknown before the first write. */
  private total: number | undefined;

  constructor(
    private readonly folder: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly options: Options = {},
  ) {}

  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.underway.get(name);
    if (known) return known;
    const finding = this.find(name, make).finally(() => this.underway.delete(name));
    this.underway.set(name, finding);
    return finding;
  }

  private async find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.folder, name);
    const kept = await readKept(path);
    if (kept) return kept;
    const bytes = await make();
    await this.keep(path, Buffer.concat([digestOf(bytes), bytes])).catch((error: unknown) =>
      this.log.warn({ err: error, path }, 'a generated file could not be cached'),
    );
    return bytes;
  }

  private async keep(path: string, content: Buffer) {
    const { write = writeAtomic, most = MAX_BYTES } = this.options;
    await write(path, content);
    const total = this.total === undefined ? Infinity : this.total + content.length;
    this.total = total > most ? await prune(this.folder, most) : total;
  }
}
