import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** The folder of an embedded database belongs to another process. */
export class FolderTakenError extends Error {
  override name = 'FolderTakenError';

  constructor(folder: string) {
    super(
      `Another process uses the embedded database in ${folder}: a second one would destroy it. Stop the other process, or set DATA_DIR to another folder. Several processes can share a PostgreSQL server: DATABASE_URL.`,
    );
  }
}

/** The system takes no longer names of sockets. */
const LONGEST_NAME = 100;

async function socketOf(folder: string): Promise<string> {
  const place = join(await realpath(folder), 'postgres.lock');
  if (Buffer.byteLength(place) <= LONGEST_NAME) return place;
  return join(tmpdir(), `postgres-${createHash('sha256').update(place).digest('hex').slice(0, 32)}.lock`);
}

/** The system answers for a process that is busy, and stops answering when the process ends, however it ends. */
const isAnswered = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const call = connect(socket)
      .once('connect', () => {
        call.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/**
 * Takes the folder for this process, or throws a FolderTakenError. The lock is a socket that this process listens at, so
 * that it ends with the process: what a dead one has left is taken over. Resolves with what gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const socket = await socketOf(folder);
  // When two processes find the socket of a dead one, the second must not remove the new socket of the first.
  const release = await lock(folder, {
    lockfilePath: `${socket}.taking`,
    retries: { retries: 100, factor: 1, minTimeout: 100, maxTimeout: 200 },
  });
  try {
    if (await isAnswered(socket)) throw new FolderTakenError(folder);
    await rm(socket, { force: true });
    const server = createServer((call) => call.destroy());
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
    server.unref();
    return () => new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    await release();
  }
}
