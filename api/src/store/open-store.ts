import { FolderStore } from '@site/object-store/folder-store';
import type { ObjectStore } from '@site/object-store/object-store';
import { openBucket, type S3Settings } from '@site/object-store/s3-settings';

export type StoreSettings = S3Settings & { DATA_DIR: string };

/** The bucket of `S3_URL`, else DATA_DIR. */
export const openStore = (settings: StoreSettings): ObjectStore =>
  openBucket(settings) ?? new FolderStore(settings.DATA_DIR);
