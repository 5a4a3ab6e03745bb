import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '@site/object-store/object-store';

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

/** In a bucket, with copies of those that this machine uses. */
export class BucketSiteFiles implements SiteFiles {
  private readonly shared = new Set<string>();

  constructor(
    private readonly documents: ObjectStore,
    readonly folder: string,
  ) {}

  async ensure(name: string) {
    if (existsSync(join(this.folder, name))) return;
    // The plain file last, so that its forms exist when it does.
    for (const file of filesOf(name)) {
      const found = await this.documents.get(SITE_DATA + file);
      found?.content.destroy();
      if (found && file === name) this.shared.add(name);
    }
  }

  async share() {
    await mkdir(this.folder, { recursive: true });
    const names = (await readdir(this.folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
    for (const name of names) {
      if (this.shared.has(name)) continue;
      for (const file of filesOf(name))
        await this.documents.put(SITE_DATA + file, await readFile(join(this.folder, file)));
      this.shared.add(name);
    }
  }
}

const filesOf = (name: string) => [...FORMS.map((form) => name + form), name];
