import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEmbedded, rowsOf } from './database.ts';
import { FolderTakenError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts another process that locks the folder until it is killed. */
async function lockingProcess() {
  const program = `const { lockFolder } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)});
    await lockFolder(${JSON.stringify(folder)});
        console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('rejects a folder locked by another process, and takes it over when that process is dead', async () => {
  const other = await lockingProcess();
  await expect(openEmbedded(folder)).rejects.toThrow(/Another process uses the embedded database in .* DATABASE_URL/);

  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTakenError);
  await unlock();
});

test('lets one of many callers take over the folder of a dead process', async () => {
  const other = await lockingProcess();
  other.kill('SIGKILL');
  await once(other, 'exit');

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  const taken = results.filter((result) => result.status === 'fulfilled');
  expect(taken).toHaveLength(1);
  await taken[0]!.value();
});

test('locks a folder with a long path', async () => {
  const long = join(folder, 'x'.repeat(120));
  const unlock = await lockFolder(long);
  await expect(lockFolder(long)).rejects.toBeInstanceOf(FolderTakenError);
  await unlock();
  await (
    await lockFolder(long)
  )();
});

test('unlocks the folder when the database closes', async () => {
  const first = await openEmbedded(folder);
  await expect(openEmbedded(folder)).rejects.toBeInstanceOf(FolderTakenError);
  await first.close();
  const second = await openEmbedded(folder);
  await second.close();
});

test('checkpoints every minute, which leaves little to replay after a crash', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openEmbedded(folder);
  const toReplay = async () => {
    const size = sql`select (pg_current_wal_insert_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()`;
    const [row] = await rowsOf<{ bytes: number }>(database.db.execute(size));
    return row!.bytes;
  };
  await database.runScript('create table numbers as select n from generate_series(1, 100000) n');
  expect(await toReplay()).toBeGreaterThan(5_000_000);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await toReplay()).toBeLessThan(100_000);
  await database.close();
  vi.useRealTimers();
});
