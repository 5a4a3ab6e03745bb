import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeAtomic } from '@site/object-store/write-atomic';
import { isDiskFull } from '../../disk/disk-full.ts';
import { within } from '../../jobs/within.ts';

/** A file on disk and its compressed copy. */
export type ExportFile = { name: string; path: string; gzip: string; modified: Date };

/**
 * Minimum interval between the beginnings of two writes of a file: this many ms, and this many times as long as the last
 * one took. Continuous changes then cost at most half a processor, and a file that takes up to 2 s is never older than 5 s.
 */
const REWRITE_AFTER = 2_000;
const REWRITE_SHARE = 2;
/** How long a request waits in ms until it gets the previous version: the file of a large catalogue takes minutes. */
const PATIENCE = 10_000;

const HASH_LENGTH = 16;

/** Whether the file is a version of the kind, «feed-hash.xml»; «feed-partners-hash.xml» is of another kind. */
const isOf = (kind: string, file: string): boolean =>
  file.startsWith(`${kind}-`) && file.indexOf('.') === `${kind}-`.length + HASH_LENGTH;

const sizesOf = (plain: { size: number }, packed: { size: number }) => `${plain.size} ${packed.size}`;

async function synced(path: string): Promise<Stats> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    return await file.stat();
  } finally {
    await file.close();
  }
}

type Write = (path: string) => Promise<void>;
type Written = { version: string; name: string; keptUntil: number };
type Underway = { name: string; hasBegun: boolean; making: Promise<ExportFile> };

/**
 * Files generated from the whole catalogue, written once per version and stored on disk. Concurrent requests share one
 * write. On a full disk, the previous version is served. `revision` identifies the code, so that a new release does not
 * serve files written by an older one.
 */
export class ExportFiles {
  private readonly latest = new Map<string, Written>();
  /** The latest queued or running write of each kind. */
  private readonly underway = new Map<string, Underway>();

  constructor(
    private readonly folder: string,
    private readonly revision: string,
    private readonly now: () => Date,
  ) {}

  /** The file of a kind in a version. `write` fills it when it does not exist. */
  async file(kind: string, extension: string, version: string, write: Write): Promise<ExportFile> {
    const last = this.latest.get(kind);
    const time = this.now().getTime();
    if (last && (last.version === version || time < last.keptUntil)) {
      const file = await this.found(last.name);
      if (file) return file;
    }
    const hash = createHash('sha256').update(`${this.revision} ${version}`).digest('base64url').slice(0, HASH_LENGTH);
    const name = `${kind}-${hash}.${extension}`;
    const making = this.makeInTurn(kind, name, async () => {
      const began = this.now().getTime();
      const file = await this.make(kind, name, write);
      const pause = Math.max(REWRITE_AFTER, (this.now().getTime() - began) * REWRITE_SHARE);
      // When an earlier version was served instead, the next request retries.
      if (file.name === name) this.latest.set(kind, { version, name, keptUntil: time + pause });
      return file;
    });
    return (await within(PATIENCE, making)) ?? (await this.newest(kind)) ?? (await making);
  }

  /** Returns null when the file is missing or its size differs from the recorded one. */
  private async found(name: string): Promise<ExportFile | null> {
    const path = join(this.folder, name);
    const written = await readFile(`${path}.sizes`, 'utf8').catch(() => '');
    const [plain, packed] = await Promise.all([path, `${path}.gz`].map((file) => stat(file).catch(() => null)));
    if (!plain || !packed || written !== sizesOf(plain, packed)) return null;
    return { name, path, gzip: `${path}.gz`, modified: plain.mtime };
  }

  private async make(kind: string, name: string, write: Write): Promise<ExportFile> {
    const known = await this.found(name);
    if (known) return known;
    const path = join(this.folder, name);
    await mkdir(this.folder, { recursive: true });
    // Write to a draft and rename, so that readers never see a partial file.
    const draft = `${path}.${process.pid}.draft`;
    try {
      await write(draft);
      await pipeline(createReadStream(draft), createGzip(), createWriteStream(`${draft}.gz`));
      const sizes = sizesOf(await synced(draft), await synced(`${draft}.gz`));
      await rm(`${path}.sizes`, { force: true });
      await rename(`${draft}.gz`, `${path}.gz`);
      await rename(draft, path);
      await writeAtomic(`${path}.sizes`, Buffer.from(sizes));
    } catch (error) {
      const former = isDiskFull(error) && (await this.newest(kind));
      if (!former) throw error;
      return former;
    } finally {
      await Promise.all([rm(draft, { force: true }), rm(`${draft}.gz`, { force: true })]);
    }
    await this.removeOthers(kind, name);
    return (await this.found(name))!;
  }

  /** The newest file of an earlier version. */
  private async newest(kind: string): Promise<ExportFile | undefined> {
    const names = (await readdir(this.folder)).filter((file) => isOf(kind, file) && /^[^.]+\.[^.]+$/.test(file));
    const files = (await Promise.all(names.map((name) => this.found(name)))).filter((file) => file !== null);
    return files.sort((a, b) => b.modified.getTime() - a.modified.getTime())[0];
  }

  private async removeOthers(kind: string, name: string) {
    const before = (await readdir(this.folder)).filter(
      (file) => isOf(kind, file) && !file.startsWith(name) && !file.endsWith('draft'),
    );
    // Responses in progress keep their file open and complete.
    await Promise.all(before.map((file) => rm(join(this.folder, file), { force: true })));
  }

  /**
   * Shares the write of a file between requests. Another version is written after the current one; a third joins it,
   * because it will have the data of when it begins.
   */
  private makeInTurn(kind: string, name: string, make: () => Promise<ExportFile>): Promise<ExportFile> {
    const before = this.underway.get(kind);
    if (before && (before.name === name || !before.hasBegun)) return before.making;
    const begin = () => {
      own.hasBegun = true;
      return make();
    };
    const own: Underway = { name, hasBegun: !before, making: (before?.making ?? Promise.resolve()).then(begin, begin) };
    this.underway.set(kind, own);
    const end = () => void (this.underway.get(kind) === own && this.underway.delete(kind));
    own.making.then(end, end);
    return own.making;
  }
}
