import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { explain } from '../src/explain.ts';
import { writeAtomic } from '@site/object-store/write-atomic';
import { MEDIA_FOLDER } from '../src/modules/media/library/media-address.ts';
import { PICTURES_FOLDER } from '../src/modules/media/pictures.ts';
import { VIDEOS_FOLDER } from '../src/modules/media/videos.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { openStore, type StoreSettings } from '../src/store/open-store.ts';
import { EMBEDDED_FOLDER, openEmbedded, openServer, rowsOf } from '../src/db/database.ts';

/** An error with a message for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export type Place = StoreSettings & { DATABASE_URL?: string | undefined };

/**
 * Folders of DATA_DIR, or prefixes of the bucket, with uploaded files and stored pictures. Everything else can be
 * regenerated or republished.
 */
export const FILE_FOLDERS = [
  ...['order-files', 'claim-files', 'ticket-files', 'event-materials', 'company-files'],
  ...[PICTURES_FOLDER, VIDEOS_FOLDER, MEDIA_FOLDER],
];

const MANIFEST = 'manifest.json';
/** Folder in DATA_DIR for data that is not complete yet. */
const DRAFT = 'restore.draft';
const dumps = { embedded: 'database.tar.gz', server: 'database.dump' } as const;
const Manifest = z.object({
  made_at: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  /** SHA-256 by file path. */
  files: z.record(z.string(), z.string()),
});

const kindOf = ({ DATABASE_URL }: Place) => (DATABASE_URL ? 'server' : 'embedded');
const run = promisify(execFile);

/** Runs a PostgreSQL client program, which must be at least as new as the server. */
async function runClient(program: string, args: string[]): Promise<void> {
  await run(program, args).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT')
      throw new BackupError(`${program} is not installed: install the PostgreSQL client programs.`);
    throw new BackupError(`${program} failed: ${error.stderr?.trim() || error.message}`);
  });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes: Record<string, string> = {};
  for (const path of paths.sort()) hashes[relative(folder, path).split(sep).join('/')] = await hashOf(path);
  return hashes;
}

async function dumpDatabase(place: Place, folder: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = place;
  if (DATABASE_URL)
    return runClient('pg_dump', [
      '--format=custom',
      '--no-owner',
      // The state of the releases: a site in another place publishes and activates its own.
      '--exclude-schema=releases',
      `--file=${join(folder, dumps.server)}`,
      DATABASE_URL,
    ]);
  if (!existsSync(join(DATA_DIR, EMBEDDED_FOLDER))) throw new BackupError(`There is no database in ${DATA_DIR}.`);
  const database = await openEmbedded(DATA_DIR);
  try {
    await writeAtomic(join(folder, dumps.embedded), await database.dump());
  } finally {
    await database.close();
  }
}

/** Calls made to the store at a time. */
const CALLS = 8;

/** Copies the files of a store into a folder. A file deleted meanwhile is left out. */
async function saveFiles(store: ObjectStore, folder: string): Promise<void> {
  for (const name of FILE_FOLDERS) {
    const entries = store.list(`${name}/`)[Symbol.asyncIterator]();
    const save = async () => {
      for (let next = await entries.next(); !next.done; next = await entries.next()) {
        const found = await store.get(next.value.key);
        if (!found) continue;
        const path = join(folder, next.value.key);
        await mkdir(dirname(path), { recursive: true });
        await pipeline(found.content, createWriteStream(path));
      }
    };
    await Promise.all(Array.from({ length: CALLS }, save));
  }
}

/** Copies the database and uploaded files into a new folder, which is created only when the backup is complete. */
export async function backup(place: Place, target: string, now: Date): Promise<{ files: number }> {
  if (existsSync(target)) throw new BackupError(`${target} already exists: choose a new folder.`);
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    // Dump the database first: the bytes of a file are written before its row, so every row in the dump has its file.
    await dumpDatabase(place, draft);
    await saveFiles(openStore(place), draft);
    const files = await hashesOf(draft);
    const manifest = Manifest.parse({ made_at: now.toISOString(), database: kindOf(place), files });
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2));
    await rename(draft, target);
    return { files: Object.keys(files).length - 1 };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function readBackup(source: string) {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${source} is not a backup: it has no ${MANIFEST}.`);
  });
  const manifest = Manifest.parse(JSON.parse(text));
  for (const [path, hash] of Object.entries(manifest.files))
    if ((await hashOf(join(source, path)).catch(() => '')) !== hash)
      throw new BackupError(`${source} is damaged: ${path} has changed. No data was restored.`);
  return manifest;
}

async function requireEmptyBucket(place: Place): Promise<void> {
  for (const name of FILE_FOLDERS)
    for await (const { key } of openStore(place).list(`${name}/`))
      throw new BackupError(`The bucket ${place.S3_BUCKET} contains ${key}: restore into an empty one.`);
}

async function requireEmptyFolders({ DATA_DIR }: Place): Promise<void> {
  for (const name of FILE_FOLDERS) {
    const path = join(DATA_DIR, name);
    const files = await readdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new BackupError(`${path} is not a folder that can be read: restore into an empty DATA_DIR.`);
    });
    if (files.length > 0) throw new BackupError(`${path} contains files: restore into an empty DATA_DIR.`);
  }
}

async function requireEmpty(place: Place): Promise<void> {
  const { DATABASE_URL, DATA_DIR, S3_URL } = place;
  await (S3_URL ? requireEmptyBucket(place) : requireEmptyFolders(place));
  if (existsSync(join(DATA_DIR, DRAFT)))
    throw new BackupError(`${join(DATA_DIR, DRAFT)} is left of an earlier restore: move or delete it.`);
  if (!DATABASE_URL) {
    if (existsSync(join(DATA_DIR, EMBEDDED_FOLDER)))
      throw new BackupError(`${DATA_DIR} has a database: move it away, or restore into another DATA_DIR.`);
    return;
  }
  const database = await openServer(DATABASE_URL);
  try {
    const tables = sql`select tablename from pg_tables where schemaname = 'public' limit 1`;
    if ((await rowsOf(database.db.execute(tables))).length > 0)
      throw new BackupError('The database of DATABASE_URL has tables: restore into an empty one.');
  } finally {
    await database.close();
  }
}

/** Writes the draft or the bucket, and fills the database of a server, which is rolled back when the restore fails. */
async function load(place: Place, source: string, keys: readonly string[], draft: string): Promise<void> {
  const { DATABASE_URL, S3_URL } = place;
  await mkdir(draft, { recursive: true });
  if (S3_URL) for (const key of keys) await openStore(place).put(key, await readFile(join(source, key)));
  else
    for (const name of FILE_FOLDERS)
      if (existsSync(join(source, name))) await cp(join(source, name), join(draft, name), { recursive: true });
  if (DATABASE_URL)
    return runClient('pg_restore', [
      ...['--no-owner', '--single-transaction', '--exit-on-error'],
      ...[`--dbname=${DATABASE_URL}`, join(source, dumps.server)],
    ]);
  const dump = new Blob([await readFile(join(source, dumps.embedded))]);
  await (await openEmbedded(draft, dump)).close();
}

/** Deletes what a failed restore uploaded. */
async function emptyBucket(place: Place, keys: readonly string[], cause: unknown): Promise<void> {
  try {
    for (const key of keys) await openStore(place).delete(key);
  } catch {
    throw new BackupError(`${explain(cause)}\nThe database was not restored. Empty the bucket ${place.S3_BUCKET}.`, {
      cause,
    });
  }
}

/** Moves a folder to a missing or empty one, or to a link to one. Copies it to another file system. */
async function moveFolder(from: string, to: string): Promise<void> {
  const target = await realpath(to).catch(() => to);
  try {
    await rename(from, target);
  } catch {
    await cp(from, target, { recursive: true });
    await rm(from, { recursive: true });
  }
}

/**
 * Restores a backup into an empty place. Validates the backup and the target before writing, and changes the target only
 * when everything is loaded. Errors state what was restored.
 */
export async function restore(place: Place, source: string): Promise<{ files: number; made_at: string }> {
  const { database, files, made_at } = await readBackup(source);
  if (database !== kindOf(place))
    throw new BackupError(
      database === 'server'
        ? 'This backup is of a PostgreSQL server: set DATABASE_URL.'
        : 'This backup is of an embedded database: restore it without DATABASE_URL.',
    );
  await requireEmpty(place);
  const draft = join(place.DATA_DIR, DRAFT);
  const keys = Object.keys(files).filter((path) => FILE_FOLDERS.includes(path.split('/')[0]!));
  try {
    await load(place, source, keys, draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (place.S3_URL) await emptyBucket(place, keys, error);
    throw new BackupError(`${explain(error)}\nNo data was restored.`, { cause: error });
  }
  try {
    for (const name of await readdir(draft)) await moveFolder(join(draft, name), join(place.DATA_DIR, name));
    await rm(draft, { recursive: true });
  } catch (error) {
    const database = place.DATABASE_URL
      ? 'The database is restored, the files are not all in place'
      : 'The restore is incomplete';
    throw new BackupError(`${explain(error)}\n${database}: move the folders in ${draft} to ${place.DATA_DIR}.`, {
      cause: error,
    });
  }
  return { files: Object.keys(files).length - 1, made_at };
}
