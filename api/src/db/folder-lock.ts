import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** Another process has locked the folder of the embedded database. */
export class FolderTakenError extends Error {
  override name = 'FolderTakenError';

  constructor(folder: string) {
    super(
      `Another process uses the embedded database in ${folder}: a second one would corrupt it. Stop the other process, or set DATA_DIR to another folder. To share a database between processes, set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Maximum length of a socket path in bytes: the operating system rejects longer ones. */
const MAX_PATH_BYTES = 100;

async function socketOf(folder: string): Promise<string> {
  const place = join(await realpath(folder), 'postgres.lock');
  if (Buffer.byteLength(place) <= MAX_PATH_BYTES) return place;
  return join(tmpdir(), `postgres-${createHash('sha256').update(place).digest('hex').slice(0, 32)}.lock`);
}

/**
 * Whether a live process listens on the socket. The kernel accepts for a busy process too, and stops when it ends in
 * any way.
 */
const isListening = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const call = connect(socket)
      .once('connect', () => {
        call.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/**
 * Locks the folder for this process or throws a FolderTakenError. The lock is a socket on which this process listens,
 * so it ends with the process, and the socket of a dead process is replaced. Resolves with a function that unlocks the
 * folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const socket = await socketOf(folder);
  // When two processes find the socket of a dead one, the second must not remove the first one's new socket.
  const release = await lock(folder, {
    lockfilePath: `${socket}.taking`,
    retries: { retries: 100, factor: 1, minTimeout: 100, maxTimeout: 200 },
  });
  try {
    if (await isListening(socket)) throw new FolderTakenError(folder);
    await rm(socket, { force: true });
    const server = createServer((call) => call.destroy());
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
    server.unref();
    return () => new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    await release();
  }
}
