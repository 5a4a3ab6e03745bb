import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '@site/object-store/write-atomic';
import { isDiskFull } from '../../disk/disk-full.ts';
import { within } from '../../jobs/within.ts';

/** A file on disk, compressed with gzip. `size` is its size in bytes, `length` that of its content. */
export type ExportFile = { name: string; path: string; size: number; length: number; modified: Date };

/**
 * Interval in ms between the beginnings of two writes of a file that changes all the time: twice as long as the last one
 * took, within these bounds. The content is then at most 5 s old, with the second after which a change is noticed.
 */
const REWRITE_AFTER = { least: 2_000, most: 4_000 };
const pauseAfter = (duration: number): number =>
  Math.min(Math.max(duration * 2, REWRITE_AFTER.least), REWRITE_AFTER.most);

/** How long a request waits in ms until it gets the previous version. */
const PATIENCE = 10_000;

const HASH_LENGTH = 16;

/** Whether the file is a version of the kind, «feed-hash.xml»; «feed-partners-hash.xml» is of another kind. */
const isOf = (kind: string, file: string): boolean =>
  file.startsWith(`${kind}-`) && file.indexOf('.') === `${kind}-`.length + HASH_LENGTH;

/** Returns the content of a gzip file. */
type Write = () => Promise<Buffer>;
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
      const pause = pauseAfter(this.now().getTime() - began);
      // When an earlier version was served instead, the next request retries.
      if (file.name === name) this.latest.set(kind, { version, name, keptUntil: time + pause });
      return file;
    });
    return (await within(PATIENCE, making)) ?? (await this.newest(kind)) ?? (await making);
  }

  /** Returns null when the file is missing or its size differs from the recorded one. */
  private async found(name: string): Promise<ExportFile | null> {
    const path = join(this.folder, `${name}.gz`);
    const [file, sizes] = await Promise.all([stat(path), readFile(`${path}.sizes`, 'utf8')]).catch(() => []);
    const [size, length] = (sizes ?? '').split(' ').map(Number);
    if (!file || !length || file.size !== size) return null;
    return { name, path, size, length, modified: file.mtime };
  }

  private async make(kind: string, name: string, write: Write): Promise<ExportFile> {
    const known = await this.found(name);
    if (known) return known;
    const path = join(this.folder, `${name}.gz`);
    try {
      const content = await write();
      await rm(`${path}.sizes`, { force: true });
      await writeAtomic(path, content);
      // A gzip file ends in the length of its content.
      const length = content.readUInt32LE(content.length - 4);
      await writeAtomic(`${path}.sizes`, Buffer.from(`${content.length} ${length}`));
    } catch (error) {
      const former = isDiskFull(error) && (await this.newest(kind));
      if (!former) throw error;
      return former;
    }
    await this.removeOthers(kind, name);
    return (await this.found(name))!;
  }

  /** The newest file of an earlier version. */
  private async newest(kind: string): Promise<ExportFile | undefined> {
    const names = (await readdir(this.folder)).filter((file) => isOf(kind, file) && file.endsWith('.gz'));
    const found = await Promise.all(names.map((file) => this.found(file.slice(0, -'.gz'.length))));
    const files = found.filter((file) => file !== null);
    return files.sort((a, b) => b.modified.getTime() - a.modified.getTime())[0];
  }

  /** Keeps the version before, which a response may be about to open. Responses in progress keep their file open. */
  private async removeOthers(kind: string, name: string) {
    const former = this.latest.get(kind)?.name ?? name;
    const old = (await readdir(this.folder)).filter(
      (file) => isOf(kind, file) && !file.startsWith(name) && !file.startsWith(former),
    );
    await Promise.all(old.map((file) => rm(join(this.folder, file), { force: true })));
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
