import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Name, Version } from '@site/contracts/release';
import { readText } from '../read-text.ts';
import { SIGNATURE_FILE } from '../signatures.ts';
import type { Shelf, Shelved } from './shelf.ts';

/** Releases in `<folder>/releases/<name>/<version>/`, where they are used too. Several machines may share it. */
export class FolderShelf implements Shelf {
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, 'releases');
  }

  async names(): Promise<string[]> {
    return (await namesIn(this.root)).filter((name) => Name.safeParse(name).success).sort();
  }

  async versions(name: string): Promise<Shelved[]> {
    const folder = join(this.root, name);
    const found = (await namesIn(folder)).filter((version) => Version.safeParse(version).success);
    const releases = await Promise.all(
      found.map(async (version) => ({ version, at: await publishedAt(join(folder, version)) })),
    );
    return releases.sort((one, other) => other.at - one.at);
  }

  description(name: string, version: string): Promise<string | undefined> {
    return readText(join(this.folder(name, version), 'release.json'));
  }

  signature(name: string, version: string): Promise<string | undefined> {
    return readText(join(this.folder(name, version), SIGNATURE_FILE));
  }

  folder(name: string, version: string): string {
    return join(this.root, name, version);
  }

  async provide() {}

  async ensure() {}

  /** A rename completes the release. */
  add(name: string, version: string, incoming: string): Promise<void> {
    return replaceFolder(incoming, this.folder(name, version));
  }

  async sign() {}

  remove(name: string, version: string): Promise<void> {
    return rm(this.folder(name, version), { recursive: true, force: true });
  }

  async trim() {}
}

/** Moves a folder to its place, and removes what was there, unless that `isSame`. */
export async function replaceFolder(incoming: string, target: string, isSame = async () => false) {
  await mkdir(dirname(target), { recursive: true });
  for (;;)
    try {
      return await rename(incoming, target);
    } catch (error) {
      if (!TAKEN.has((error as NodeJS.ErrnoException).code)) throw error;
      // Another process may have made the same copy meanwhile, and use it.
      if (await isSame()) return;
      await removeFolder(target, `${incoming}-old`);
    }
}

/** Codes of a rename to a folder with files. */
const TAKEN = new Set<string | undefined>(['ENOTEMPTY', 'EEXIST']);

/** By a rename, so that no reader finds a part of it. */
async function removeFolder(folder: string, aside: string) {
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
}

/** A folder without a description is damaged; it is listed by its own time. */
const publishedAt = (folder: string): Promise<number> =>
  stat(join(folder, 'release.json'))
    .catch(() => stat(folder))
    .then(({ mtimeMs }) => mtimeMs);

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
