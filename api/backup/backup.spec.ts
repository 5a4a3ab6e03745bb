import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasSwift, startSwift } from '@site/testing/swift-server';
import { onServer, openEmptyDatabase, urlOfDatabase } from '../test/prepared-database.ts';
import { type Database, openEmbedded, openServer, rowsOf } from '../src/db/database.ts';
import { openStore } from '../src/store/open-store.ts';
import { backup, restore } from './backup.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const contents = (name: string) => readdir(at(name)).catch(() => []);
/** Adds a pipe, which cannot be copied, to the last folder of the backup. */
async function addPipe() {
  await mkdir(at('copy/company-files'));
  execFileSync('mkfifo', [at('copy/company-files/pipe')]);
}
/** Replaces the dump of the backup by an invalid one with the right hash. */
async function breakDump(name: string) {
  const manifest = JSON.parse(await readFile(at('copy/manifest.json'), 'utf8'));
  await writeFile(at(`copy/${name}`), 'broken');
  manifest.files[name] = createHash('sha256').update('broken').digest('hex');
  await writeFile(at('copy/manifest.json'), JSON.stringify(manifest));
}
const notes = ({ db }: Database) => rowsOf<{ text: string }>(db.execute(sql`select text from notes`));
const fill = ({ runScript }: Database) => runScript(`create table notes (text text); insert into notes values ('Да')`);

async function writeUpload(dataDir: string) {
  await mkdir(join(dataDir, 'order-files'), { recursive: true });
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'order-files/1'), '%PDF-1.7');
  await writeFile(join(dataDir, 'media/picture.png'), 'made again');
}

/** Creating an embedded database takes seconds, so the tests copy one closed database and one backup of it. */
let prepared: string;
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'backup-'));
  const settings = { DATA_DIR: join(prepared, 'here') };
  const database = await openEmbedded(settings.DATA_DIR);
  await fill(database);
  await database.close();
  await writeUpload(settings.DATA_DIR);
  await backup(settings, join(prepared, 'copy'), NOW);
});
afterAll(() => rm(prepared, { recursive: true }));
const copyPrepared = (name: 'here' | 'copy' | 'here/postgres') =>
  cp(join(prepared, name), at(name), { recursive: true });

describe('embedded database', () => {
  const here = () => ({ DATA_DIR: at('here') });
  const there = () => ({ DATA_DIR: at('there') });

  test('is restored to another folder with uploaded files', async () => {
    await copyPrepared('here');
    expect(await backup(here(), at('copy'), NOW)).toEqual({ files: 1 });
    expect(await restore(there(), at('copy'))).toEqual({ files: 1, made_at: NOW.toISOString() });

    const database = await openEmbedded(at('there'));
    expect(await notes(database)).toEqual([{ text: 'Да' }]);
    await database.close();
    expect(await readFile(at('there/order-files/1'), 'utf8')).toBe('%PDF-1.7');
    expect(await readdir(at('there'))).toEqual(['order-files', 'postgres']);
  });

  test('is not backed up while the site uses it, and leaves no partial backup', async () => {
    await copyPrepared('here');
    const database = await openEmbedded(at('here'));
    await expect(backup(here(), at('copy'), NOW)).rejects.toThrow('Another process uses the embedded database');
    expect(await readdir(folder)).toEqual(['here']);
    await database.close();
  });

  test('is restored from an intact backup only, and never over existing data', async () => {
    await Promise.all([copyPrepared('here'), copyPrepared('copy')]);
    await expect(backup(here(), at('copy'), NOW)).rejects.toThrow('already exists');
    await expect(restore(here(), at('copy'))).rejects.toThrow('contains files');
    await expect(restore(there(), at('here'))).rejects.toThrow('is not a backup');
    await expect(restore({ ...there(), DATABASE_URL: 'postgres://nowhere/x' }, at('copy'))).rejects.toThrow(
      'without DATABASE_URL',
    );
    await writeFile(at('copy/order-files/1'), '%PDF-1.8');
    await expect(restore(there(), at('copy'))).rejects.toThrow('is damaged: order-files/1');
    expect(await readdir(folder)).toEqual(['copy', 'here']);
  });

  test('is unchanged when copying the files fails halfway', async () => {
    await copyPrepared('copy');
    await addPipe();
    await expect(restore(there(), at('copy'))).rejects.toThrow(/No data was restored\.$/);
    expect(await contents('there')).toEqual([]);
  });

  test('is unchanged when the dump cannot be loaded', async () => {
    await copyPrepared('copy');
    await breakDump('database.tar.gz');
    await expect(restore(there(), at('copy'))).rejects.toThrow(/No data was restored\.$/);
    expect(await contents('there')).toEqual([]);
  });

  test('is restored into empty folders and links to folders, but not over a file', async () => {
    await copyPrepared('copy');
    await Promise.all([mkdir(at('there')), mkdir(at('volume'))]);
    await writeFile(at('there/ticket-files'), '');
    await expect(restore(there(), at('copy'))).rejects.toThrow('ticket-files is not a folder');
    expect(await contents('there')).toEqual(['ticket-files']);
    await rm(at('there/ticket-files'));

    await symlink(at('volume'), at('there/order-files'));
    await restore(there(), at('copy'));
    expect(await readFile(at('volume/1'), 'utf8')).toBe('%PDF-1.7');
    expect(await contents('there')).toEqual(['order-files', 'postgres']);
  });

  test('reports the folders to move when they cannot be moved into place', async () => {
    await copyPrepared('copy');
    await mkdir(at('there'));
    await symlink(at('missing'), at('there/order-files'));
    await expect(restore(there(), at('copy'))).rejects.toThrow(
      `The restore is incomplete: move the folders in ${at('there/restore.draft')} to ${at('there')}.`,
    );
    expect(await contents('there/restore.draft')).toEqual(['order-files', 'postgres']);
  });
});

describe.skipIf(!hasSwift)('a bucket', () => {
  let server: Awaited<ReturnType<typeof startSwift>>;
  let count = 0;
  beforeAll(async () => void (server = await startSwift()), 120_000);
  afterAll(() => server.remove());
  const bucket = async (name: string) => ({
    DATA_DIR: at(name),
    ...{ S3_URL: server.url, S3_BUCKET: await server.createBucket(`copy-${++count}`) },
    ...{ S3_KEY: server.key, S3_SECRET: server.secret },
  });
  const keysOf = async (place: Awaited<ReturnType<typeof bucket>>) => {
    const keys: string[] = [];
    for await (const { key } of openStore(place).list('')) keys.push(key);
    return keys;
  };

  test('is saved with its files, which another bucket and a folder receive', async () => {
    const [here, there] = [await bucket('here'), await bucket('there')];
    await copyPrepared('here/postgres');
    for (const key of ['order-files/1', 'pictures/product/a.svg', 'others/1'])
      await openStore(here).put(key, Buffer.from(key));
    expect(await backup(here, at('copy'), NOW)).toEqual({ files: 2 });

    expect(await restore(there, at('copy'))).toEqual({ files: 2, made_at: NOW.toISOString() });
    expect(await keysOf(there)).toEqual(['order-files/1', 'pictures/product/a.svg']);
    expect(await contents('there')).toEqual(['postgres']);
    await restore({ DATA_DIR: at('folder') }, at('copy'));
    expect(await readFile(at('folder/pictures/product/a.svg'), 'utf8')).toBe('pictures/product/a.svg');
    await expect(restore({ ...there, DATA_DIR: at('third') }, at('copy'))).rejects.toThrow('contains order-files/1');
  });

  test('is empty again after a failed restore', async () => {
    const [here, there] = [await bucket('here'), await bucket('there')];
    await copyPrepared('here/postgres');
    await openStore(here).put('order-files/1', Buffer.from('%PDF-1.7'));
    await backup(here, at('copy'), NOW);
    await breakDump('database.tar.gz');
    await expect(restore(there, at('copy'))).rejects.toThrow(/No data was restored\.$/);
    expect([await keysOf(there), await contents('there')]).toEqual([[], []]);
  });
});

test.skipIf(!onServer)('leaves a server database empty when a restore fails halfway', async () => {
  const [first, second] = await Promise.all([openEmptyDatabase(), openEmptyDatabase()]);
  await fill(first);
  await writeUpload(at('here'));
  const to = { DATABASE_URL: await urlOfDatabase(second), DATA_DIR: at('there') };
  await backup({ DATABASE_URL: await urlOfDatabase(first), DATA_DIR: at('here') }, at('copy'), NOW);

  await addPipe();
  await expect(restore(to, at('copy'))).rejects.toThrow(/No data was restored\.$/);
  await rm(at('copy/company-files'), { recursive: true });
  await expect(second.db.execute(sql`select text from notes`)).rejects.toThrow();
  await breakDump('database.dump');
  await expect(restore(to, at('copy'))).rejects.toThrow(/No data was restored\.$/);
  expect(await contents('there')).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test.skipIf(!onServer)('restores a server database only into an empty one', async () => {
  const [first, second] = await Promise.all([openEmptyDatabase(), openEmptyDatabase()]);
  await fill(first);
  await writeUpload(at('here'));
  const from = { DATABASE_URL: await urlOfDatabase(first), DATA_DIR: at('here') };
  const to = { DATABASE_URL: await urlOfDatabase(second), DATA_DIR: at('there') };

  await backup(from, at('copy'), NOW);
  expect(await restore(to, at('copy'))).toEqual({ files: 1, made_at: NOW.toISOString() });

  const database = await openServer(to.DATABASE_URL);
  expect(await notes(database)).toEqual([{ text: 'Да' }]);
  await database.close();
  expect(await readFile(at('there/order-files/1'), 'utf8')).toBe('%PDF-1.7');
  await expect(restore({ ...to, DATA_DIR: at('third') }, at('copy'))).rejects.toThrow('has tables');
  await Promise.all([first.close(), second.close()]);
});
