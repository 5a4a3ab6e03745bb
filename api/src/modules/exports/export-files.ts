import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isDiskFull, writeWhole } from '../../disk/write-whole.ts';

/** A file as it is on disk, and the same compressed. */
export type ExportFile = { name: string; path: string; gzip: string; modified: Date };

/** However fast the catalogue changes, its files are not written more often. */
const REWRITE_AFTER = 60_000;

const sizesOf = (plain: { size: number }, packed: { size: number }) => `${plain.size} ${packed.size}`;

/** Resolves when the bytes are on the disk. */
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
type Kept = { version: string; name: string; writtenAt: number };

/**
 * Files that are made of the whole catalogue, written once a version and kept on disk: many may ask at the same time, one
 * writes. A disk that is full leaves the former version. `revision` names the code that writes, so that a new release does not hand out what the one before has written.
 */
export function createExportFiles(folder: string, revision: string, now: () => Date) {
  const kept = new Map<string, Kept>();
  /** The last file of each kind that is being written, or waits until the one before it is. */
  const underway = new Map<string, { name: string; making: Promise<ExportFile> }>();

  /** Null for a file that is not there, or not as long as it was when it was written. */
  async function found(name: string): Promise<ExportFile | null> {
    const path = join(folder, name);
    const written = await readFile(`${path}.sizes`, 'utf8').catch(() => '');
    const [plain, packed] = await Promise.all([path, `${path}.gz`].map((file) => stat(file).catch(() => null)));
    if (!plain || !packed || written !== sizesOf(plain, packed)) return null;
    return { name, path, gzip: `${path}.gz`, modified: plain.mtime };
  }

  async function make(kind: string, name: string, write: Write): Promise<ExportFile> {
    const known = await found(name);
    if (known) return known;
    const path = join(folder, name);
    await mkdir(folder, { recursive: true });
    // Written aside and renamed, so that nobody meets half a file.
    const draft = `${path}.${process.pid}.draft`;
    try {
      await write(draft);
      await pipeline(createReadStream(draft), createGzip(), createWriteStream(`${draft}.gz`));
      const sizes = sizesOf(await synced(draft), await synced(`${draft}.gz`));
      await rm(`${path}.sizes`, { force: true });
      await rename(`${draft}.gz`, `${path}.gz`);
      await rename(draft, path);
      await writeWhole(`${path}.sizes`, Buffer.from(sizes));
    } catch (error) {
      const former = isDiskFull(error) && (await newest(kind));
      if (!former) throw error;
      return former;
    } finally {
      await Promise.all([rm(draft, { force: true }), rm(`${draft}.gz`, { force: true })]);
    }
    await removeOthers(kind, name);
    return (await found(name))!;
  }

  /** The newest file of a former version. */
  async function newest(kind: string): Promise<ExportFile | undefined> {
    const names = (await readdir(folder)).filter((file) => file.startsWith(`${kind}-`) && /^[^.]+\.[^.]+$/.test(file));
    const files = (await Promise.all(names.map(found))).filter((file) => file !== null);
    return files.sort((a, b) => b.modified.getTime() - a.modified.getTime())[0];
  }

  async function removeOthers(kind: string, name: string) {
    const before = (await readdir(folder)).filter(
      (file) => file.startsWith(kind) && !file.startsWith(name) && !file.endsWith('draft'),
    );
    // Whoever is being sent one of them keeps it open, and gets it whole.
    await Promise.all(before.map((file) => rm(join(folder, file), { force: true })));
  }

  /** Requests for one file share its writing; another version is written after the one that is being written. */
  function makeInTurn(kind: string, name: string, write: Write): Promise<ExportFile> {
    const before = underway.get(kind);
    if (before?.name === name) return before.making;
    const turn = before?.making.catch(() => undefined) ?? Promise.resolve();
    const making = turn.then(() => make(kind, name, write));
    const own = { name, making };
    underway.set(kind, own);
    const end = () => void (underway.get(kind) === own && underway.delete(kind));
    making.then(end, end);
    return making;
  }

  return async (kind: string, extension: string, version: string, write: Write): Promise<ExportFile> => {
    const last = kept.get(kind);
    const time = now().getTime();
    if (last && (last.version === version || time - last.writtenAt < REWRITE_AFTER)) {
      const file = await found(last.name);
      if (file) return file;
    }
    const hash = createHash('sha256').update(`${revision} ${version}`).digest('base64url').slice(0, 16);
    const name = `${kind}-${hash}.${extension}`;
    const file = await makeInTurn(kind, name, write);
    // A former version in its place is tried again with the next request.
    if (file.name === name) kept.set(kind, { version, name, writtenAt: time });
    return file;
  };
}
