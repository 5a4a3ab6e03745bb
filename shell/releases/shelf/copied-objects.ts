import { buffer } from 'node:stream/consumers';
import type { ByteRange, ObjectEntry, ObjectStore, StoredObject } from '@site/object-store/object-store';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';

/** Copies kept in one folder. */
const KEPT = 50;
/** Objects that are fetched at a time, so that requests for unknown ones do not occupy this process. */
const MAX_FETCHING = 32;

/** Immutable objects of a store below a prefix, with copies of those that this machine has used. */
export class CopiedObjects implements ObjectStore {
  private fetching = 0;

  constructor(
    private readonly objects: ObjectStore,
    private readonly copies: ObjectStore,
    private readonly prefix: string,
  ) {}

  async put(key: string, content: Buffer) {
    await this.objects.put(this.prefix + key, content);
    await this.keep(key, content);
  }

  async get(key: string, part?: ByteRange): Promise<StoredObject | null> {
    const copy = await this.copies.get(key, part);
    if (copy) return copy;
    if (this.fetching >= MAX_FETCHING) throw new StoreUnavailableError('Too many objects are fetched at a time');
    this.fetching++;
    try {
      const found = await this.objects.get(this.prefix + key);
      if (found) await this.keep(key, await buffer(found.content));
    } finally {
      this.fetching--;
    }
    return this.copies.get(key, part);
  }

  async head(key: string): Promise<ObjectEntry | null> {
    const found = await this.objects.head(this.prefix + key);
    return found && { ...found, key };
  }

  async delete(key: string) {
    await this.objects.delete(this.prefix + key);
    await this.copies.delete(key);
  }

  async *list(prefix: string): AsyncGenerator<ObjectEntry> {
    for await (const entry of this.objects.list(this.prefix + prefix))
      yield { ...entry, key: entry.key.slice(this.prefix.length) };
  }

  /** Keeps a copy, and removes the oldest ones of its folder beyond `KEPT`. */
  private async keep(key: string, content: Buffer) {
    await this.copies.put(key, content);
    const copies: ObjectEntry[] = [];
    for await (const copy of this.copies.list(key.slice(0, key.lastIndexOf('/') + 1))) copies.push(copy);
    for (const old of copies.toSorted((one, other) => other.modified - one.modified).slice(KEPT))
      await this.copies.delete(old.key);
  }
}
