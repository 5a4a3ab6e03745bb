import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { FolderStore } from './folder-store.ts';
import { S3Store } from './s3-store.ts';

export type ObjectEntry = { key: string; size: number };
export type StoredObject = { size: number; content: Readable };

/**
 * Files that all processes of the API share: uploads, stored pictures and videos. A key is a path, such as
 * `order-files/<id>`. Each method throws `StoreUnavailableError` when the store does not respond, and an error with the code
 * `ENOSPC` when it is full.
 */
export interface ObjectStore {
  /** Readers see the whole new content or, also after a failure, what was there before. */
  put(key: string, content: Buffer): Promise<void>;
  /** Null when the object does not exist. The caller reads the content or destroys it. */
  get(key: string): Promise<StoredObject | null>;
  head(key: string): Promise<ObjectEntry | null>;
  /** A missing object counts as deleted. */
  delete(key: string): Promise<void>;
  /** All objects with this prefix, in the order of their keys. */
  list(prefix: string): AsyncIterable<ObjectEntry>;
}

export type StoreSettings = Pick<Config, 'DATA_DIR' | 'S3_URL' | 'S3_BUCKET' | 'S3_REGION' | 'S3_KEY' | 'S3_SECRET'>;

/** Servers without regions accept this one. */
const DEFAULT_REGION = 'us-east-1';

/** The bucket of `S3_URL`, else DATA_DIR. */
export function openStore(settings: StoreSettings): ObjectStore {
  const { DATA_DIR, S3_URL, S3_BUCKET, S3_REGION = DEFAULT_REGION, S3_KEY, S3_SECRET } = settings;
  if (!S3_URL || !S3_BUCKET || !S3_KEY || !S3_SECRET) return new FolderStore(DATA_DIR);
  return new S3Store({ url: S3_URL, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET });
}
