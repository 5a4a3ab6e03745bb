import { open, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeAtomic } from './write-atomic.ts';
import type { ByteRange, ObjectEntry, ObjectStore, StoredObject } from './object-store.ts';

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** Objects as files of a folder, under the paths of their keys. */
export class FolderStore implements ObjectStore {
  constructor(
    private readonly folder: string,
    private readonly write = writeAtomic,
  ) {}

  put(key: string, content: Buffer): Promise<void> {
    return this.write(this.pathOf(key), content);
  }

  async get(key: string, part?: ByteRange): Promise<StoredObject | null> {
    const file = await open(this.pathOf(key)).catch(nullWhenMissing);
    return file && { size: (await file.stat()).size, content: file.createReadStream(part) };
  }

  async head(key: string): Promise<ObjectEntry | null> {
    const found = await stat(this.pathOf(key)).catch(nullWhenMissing);
    return found && { key, size: found.size, modified: Math.floor(found.mtimeMs) };
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncGenerator<ObjectEntry> {
    const top = this.pathOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = (await readdir(top, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)) ?? [];
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix));
    for (const key of keys.sort()) {
      const found = await this.head(key);
      if (found) yield found;
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, key);
  }
}
