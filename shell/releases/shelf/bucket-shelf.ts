import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@site/contracts/release';
import type { ObjectStore } from '@site/object-store/object-store';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { create, extract } from 'tar';
import writeFileAtomic from 'write-file-atomic';
import { readText } from '../read-text.ts';
import { parseDescription, readFiles, refuseUnlisted } from '../release-files.ts';
import { ReleaseError } from '../release-error.ts';
import { SIGNATURE_FILE } from '../signatures.ts';
import { replaceFolder } from './folder-shelf.ts';
import type { Shelf, Shelved } from './shelf.ts';

/** Descriptions and signatures, apart from the archives with the files, so that they can be listed by themselves. */
const DESCRIPTIONS = 'releases/descriptions/';
const ARCHIVES = 'releases/archives/';
/** Releases that are copied at a time, so that requests for unknown ones do not occupy this process. */
const MAX_COPYING = 16;
/** An incomplete copy that is older, in ms, is not being made any more. */
const LEFT_AFTER = 3_600_000;
/** Interval at which a use of a copy is recorded, in ms. */
const USE_INTERVAL = 60_000;
/** Files that are objects of their own. */
const APART = new Set(['release.json', SIGNATURE_FILE]);

/** Releases in an object store. This machine has copies of those that it uses. */
export class BucketShelf implements Shelf {
  /** Time of the last recorded use of each copy that this process has compared with the store. */
  private readonly used = new Map<string, number>();
  private readonly copying = new Map<string, Promise<void>>();
  private isInUse?: (name: string, version: string) => boolean;

  constructor(
    private readonly objects: ObjectStore,
    private readonly copies: string,
    /** Limit of the copies, in bytes. */
    private readonly limit: number,
  ) {}

  async names(): Promise<string[]> {
    const names = new Set<string>();
    for await (const { key } of this.objects.list(DESCRIPTIONS))
      names.add(key.slice(DESCRIPTIONS.length).split('/')[0]!);
    return [...names].sort();
  }

  async versions(name: string): Promise<Shelved[]> {
    const prefix = `${DESCRIPTIONS}${name}/`;
    const releases: Shelved[] = [];
    for await (const { key, modified } of this.objects.list(prefix))
      if (key.endsWith('.json')) releases.push({ version: key.slice(prefix.length, -'.json'.length), at: modified });
    return releases.sort((one, other) => other.at - one.at);
  }

  /** That of the copy, if this process has compared it, or if the store does not respond. */
  async description(name: string, version: string): Promise<string | undefined> {
    const file = join(this.folder(name, version), 'release.json');
    if (this.used.has(`${name}/${version}`)) return readText(file);
    return this.textOr(descriptionKey(name, version), file);
  }

  async signature(name: string, version: string): Promise<string | undefined> {
    return this.textOr(signatureKey(name, version), join(this.folder(name, version), SIGNATURE_FILE));
  }

  folder(name: string, version: string): string {
    return join(this.copies, 'releases', name, version);
  }

  async provide(name: string, version: string) {
    const key = `${name}/${version}`;
    if (!this.copying.has(key)) {
      if (this.copying.size >= MAX_COPYING)
        throw new ReleaseError('Too many releases are copied at a time: try again later');
      this.copying.set(
        key,
        this.copy(name, version).finally(() => this.copying.delete(key)),
      );
    }
    await this.copying.get(key);
    await this.use(name, version);
  }

  async ensure(name: string, version: string) {
    if (this.used.has(`${name}/${version}`)) return this.use(name, version);
    await this.provide(name, version);
    if (this.isInUse) await this.trim(this.isInUse);
  }

  /** The description is uploaded last. */
  async add(name: string, version: string, incoming: string) {
    const signature = await readText(join(incoming, SIGNATURE_FILE));
    const isFile = (path: string) => !APART.has(posix.normalize(path));
    const archive = await buffer(create({ cwd: incoming, portable: true, filter: isFile }, ['.']));
    await this.objects.put(archiveKey(name, version), archive);
    if (signature !== undefined) await this.objects.put(signatureKey(name, version), Buffer.from(signature));
    await this.objects.put(descriptionKey(name, version), await readFile(join(incoming, 'release.json')));
    await replaceFolder(incoming, this.folder(name, version));
  }

  async sign(name: string, version: string) {
    const signature = await readFile(join(this.folder(name, version), SIGNATURE_FILE));
    await this.objects.put(signatureKey(name, version), signature);
  }

  /** The description is deleted first, so that no incomplete release is listed. */
  async remove(name: string, version: string) {
    await this.objects.delete(descriptionKey(name, version));
    await this.objects.delete(signatureKey(name, version));
    await this.objects.delete(archiveKey(name, version));
    this.used.delete(`${name}/${version}`);
    await rm(this.folder(name, version), { recursive: true, force: true });
  }

  async trim(isInUse: (name: string, version: string) => boolean) {
    this.isInUse = isInUse;
    const copies = await this.listCopies();
    let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
    for (const { name, version, bytes: own } of copies.toSorted((one, other) => one.at - other.at)) {
      if (bytes <= this.limit) return;
      if (isInUse(name, version)) continue;
      this.used.delete(`${name}/${version}`);
      await rm(this.folder(name, version), { recursive: true, force: true });
      bytes -= own;
    }
  }

  private async textOr(key: string, file: string): Promise<string | undefined> {
    try {
      return (await this.get(key))?.toString();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      const text = await readText(file);
      if (text === undefined) throw unavailable(error);
      return text;
    }
  }

  /** Copies the release, unless the copy is the same as what is published. */
  private async copy(name: string, version: string) {
    const folder = this.folder(name, version);
    this.used.delete(`${name}/${version}`);
    const [description, signature] = [await this.description(name, version), await this.signatureOrNone(name, version)];
    if (description === undefined)
      throw new ReleaseError(`${name} ${version} is not published: publish it first, or see "remotes list"`);
    const release = parseDescription(description, `${name} ${version}: release.json`);
    const isWhole = () =>
      Promise.all([
        readText(join(folder, 'release.json')),
        readFiles(release, folder),
        refuseUnlisted(release, folder),
      ]).then(
        ([text]) => text === description,
        () => false,
      );
    if (await isWhole()) return this.writeSignature(folder, signature);

    const incoming = join(this.copies, 'releases', name, `.incoming-${randomUUID()}`);
    try {
      await mkdir(incoming, { recursive: true });
      await this.unpack(release, incoming);
      await writeFile(join(incoming, 'release.json'), description);
      await this.writeSignature(incoming, signature);
      await readFiles(release, incoming);
      await replaceFolder(incoming, folder, isWhole);
    } catch (error) {
      throw error instanceof StoreUnavailableError ? unavailable(error) : error;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Writes the listed files of the archive. A check of the folder reports those that are missing, also from a damaged one. */
  private async unpack({ name, version, files }: Release, folder: string) {
    const listed = new Set(files.map(({ path }) => path));
    const archive = await this.objects.get(archiveKey(name, version));
    if (!archive) return;
    const filter = (path: string, entry: object) =>
      'type' in entry && entry.type === 'File' && listed.has(posix.normalize(path));
    await pipeline(archive.content, extract({ cwd: folder, filter })).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'TAR_BAD_ARCHIVE') throw error;
    });
  }

  private async signatureOrNone(name: string, version: string) {
    return this.signature(name, version).catch(() => undefined);
  }

  private async writeSignature(folder: string, signature: string | undefined) {
    const file = join(folder, SIGNATURE_FILE);
    if (signature === undefined) await rm(file, { force: true });
    else if ((await readText(file)) !== signature) await writeFileAtomic(file, signature);
  }

  private async get(key: string): Promise<Buffer | undefined> {
    const found = await this.objects.get(key);
    return found ? buffer(found.content) : undefined;
  }

  private async use(name: string, version: string) {
    const key = `${name}/${version}`;
    const now = Date.now();
    if (now - (this.used.get(key) ?? 0) < USE_INTERVAL) return;
    this.used.set(key, now);
    await utimes(this.folder(name, version), now / 1000, now / 1000);
  }

  /** Also removes what a killed process has left incomplete. */
  private async listCopies() {
    const root = join(this.copies, 'releases');
    const copies = [];
    for (const name of await readdir(root).catch(() => []))
      for (const version of await readdir(join(root, name))) {
        const folder = join(root, name, version);
        const found = await sizeOf(folder).catch(() => undefined); // Another process has moved it.
        if (!found) continue;
        if (!version.startsWith('.')) copies.push({ name, version, ...found });
        else if (found.at < Date.now() - LEFT_AFTER) await rm(folder, { recursive: true, force: true });
      }
    return copies;
  }
}

const descriptionKey = (name: string, version: string) => `${DESCRIPTIONS}${name}/${version}.json`;
const signatureKey = (name: string, version: string) => `${DESCRIPTIONS}${name}/${version}.sig`;
const archiveKey = (name: string, version: string) => `${ARCHIVES}${name}/${version}.tar`;

const unavailable = ({ message }: Error) => new ReleaseError(`${message}: check S3_URL, then try again`);

async function sizeOf(folder: string): Promise<{ bytes: number; at: number }> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), at: (await stat(folder)).mtimeMs };
}
