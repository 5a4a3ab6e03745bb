import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@site/object-store/object-store';
import { writeAtomic } from '@site/object-store/write-atomic';

export const SITE_DATA = 'site-data/';

/** The files with the site's data, named by their hash. Renderers write them on their machine. */
export interface SiteFiles {
  /** Folder of this machine. */
  readonly folder: string;
  /** Makes sure that the folder has the file with its compressed forms, if any machine has written it. */
  ensure(name: string): Promise<void>;
  /** Gives the new files of the folder to all machines. */
  share(): Promise<void>;
}

/** In a folder that all machines share, or of the only one. */
export class FolderSiteFiles implements SiteFiles {
  constructor(readonly folder: string) {}

  async ensure() {}

  async share() {}
}

/** Endings of the compressed forms. */
const FORMS = ['.br', '.gz'];
/** Files kept on this machine; any other is fetched again. */
const KEPT = 20;
/** Files that are fetched at a time, so that requests for unknown ones do not occupy this process. */
const MAX_FETCHED = 16;

/** In a bucket, with copies of those that this machine uses. */
export class BucketSiteFiles implements SiteFiles {
  private readonly shared = new Set<string>();
  private readonly fetched = new Map<string, Promise<void>>();

  constructor(
    private readonly objects: ObjectStore,
    readonly folder: string,
    /** Prefix of the keys. */
    private readonly prefix: string,
  ) {}

  async ensure(name: string) {
    if (existsSync(join(this.folder, name))) return;
    if (!this.fetched.has(name)) {
      if (this.fetched.size >= MAX_FETCHED) return;
      this.fetched.set(
        name,
        this.fetch(name).finally(() => this.fetched.delete(name)),
      );
    }
    await this.fetched.get(name);
  }

  async share() {
    await mkdir(this.folder, { recursive: true });
    const names = (await readdir(this.folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
    for (const name of names) {
      if (this.shared.has(name)) continue;
      // The plain file last, so that its forms exist when it does.
      for (const file of [...FORMS.map((form) => name + form), name])
        await this.objects.put(this.prefix + file, await readFile(join(this.folder, file)));
      this.shared.add(name);
    }
    if (names.length > KEPT) await this.removeOld(names);
  }

  private async fetch(name: string) {
    const plain = await this.read(name);
    if (!plain) return;
    for (const form of FORMS) {
      const content = await this.read(name + form);
      if (content) await writeAtomic(join(this.folder, name + form), content);
    }
    await writeAtomic(join(this.folder, name), plain);
    this.shared.add(name);
  }

  private async read(file: string): Promise<Buffer | undefined> {
    const found = await this.objects.get(this.prefix + file);
    return found ? buffer(found.content) : undefined;
  }

  private async removeOld(names: string[]) {
    const ages = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.folder, name))).mtimeMs })),
    );
    for (const { name } of ages.toSorted((one, other) => other.at - one.at).slice(KEPT))
      for (const file of [name, ...FORMS.map((form) => name + form)])
        await rm(join(this.folder, file), { force: true });
  }
}
