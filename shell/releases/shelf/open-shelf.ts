import { join } from 'node:path';
import { FolderStore } from '@site/object-store/folder-store';
import type { ObjectStore } from '@site/object-store/object-store';
import { openBucket, type S3Settings } from '@site/object-store/s3-settings';
import { BucketShelf } from './bucket-shelf.ts';
import { CopiedObjects } from './copied-objects.ts';
import { FolderShelf } from './folder-shelf.ts';
import type { Shelf } from './shelf.ts';
import { BucketSiteFiles, FolderSiteFiles, SITE_DATA, type SiteFiles } from './site-files.ts';

/** Where the files of a site's releases are. */
export interface Place {
  /** Folder of this machine with releases, compositions and site data files. */
  dataDir: string;
  shelf: Shelf;
  /** `compositions/<id>.json` and `site-data/<hash>.json`, each immutable. */
  documents: ObjectStore;
  siteFiles: SiteFiles;
}

const MB = 2 ** 20;
/** Prefix of everything that the bucket has of the releases. */
const PREFIX = 'releases/';

/** The bucket of S3_URL with copies in DATA_DIR, else DATA_DIR itself. */
export function openShelf({ DATA_DIR, RELEASE_COPIES, ...settings }: ShelfSettings): Place {
  const bucket = openBucket(settings);
  return bucket ? inBucket(bucket, join(DATA_DIR, 'copies'), RELEASE_COPIES * MB) : inFolder(DATA_DIR);
}

type ShelfSettings = S3Settings & { DATA_DIR: string; RELEASE_COPIES: number };

export const inFolder = (dataDir: string): Place => ({
  dataDir,
  shelf: new FolderShelf(dataDir),
  documents: new FolderStore(dataDir),
  siteFiles: new FolderSiteFiles(join(dataDir, SITE_DATA)),
});

/** `limit`: size of all copies of releases, in bytes. */
export function inBucket(bucket: ObjectStore, copies: string, limit: number): Place {
  const documents = new CopiedObjects(bucket, new FolderStore(copies), PREFIX);
  return {
    ...{ dataDir: copies, documents },
    shelf: new BucketShelf(bucket, copies, limit),
    siteFiles: new BucketSiteFiles(documents, join(copies, SITE_DATA)),
  };
}
