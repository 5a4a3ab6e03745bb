import type { Config } from '../config.ts';
import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';

export type StoreSettings = Pick<Config, 'DATA_DIR' | 'S3_URL' | 'S3_BUCKET' | 'S3_REGION' | 'S3_KEY' | 'S3_SECRET'>;

/** Servers without regions accept this one. */
const DEFAULT_REGION = 'us-east-1';

/** The bucket of `S3_URL`, else DATA_DIR. */
export function openStore(settings: StoreSettings): ObjectStore {
  const { DATA_DIR, S3_URL, S3_BUCKET, S3_REGION = DEFAULT_REGION, S3_KEY, S3_SECRET } = settings;
  if (!S3_URL || !S3_BUCKET || !S3_KEY || !S3_SECRET) return new FolderStore(DATA_DIR);
  return new S3Store({ url: S3_URL, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET });
}
