import type { Readable } from 'node:stream';

/** `modified`: in ms since the epoch, by the clock of the store; a bucket counts whole seconds. */
export type ObjectEntry = { key: string; size: number; modified: number };
/** `size` is that of the whole object. */
export type StoredObject = { size: number; content: Readable };
/** Bytes, both ends included, within the object. */
export type ByteRange = { start: number; end: number };

/**
 * Files that several processes share, such as uploads and releases. A key is a path, such as `order-files/<id>`. Each
 * method throws `StoreUnavailableError` when the store does not respond, and an error with the code `ENOSPC` when it is
 * full.
 */
export interface ObjectStore {
  /** Readers see the whole new content or, also after a failure, what was there before. */
  put(key: string, content: Buffer): Promise<void>;
  /** Null when the object does not exist. The caller reads the content or destroys it. With `part`, the content is that part. */
  get(key: string, part?: ByteRange): Promise<StoredObject | null>;
  head(key: string): Promise<ObjectEntry | null>;
  /** A missing object counts as deleted. */
  delete(key: string): Promise<void>;
  /** All objects with this prefix, in the order of their keys. */
  list(prefix: string): AsyncIterable<ObjectEntry>;
}
