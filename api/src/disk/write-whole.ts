import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** Writes a file that is either there with all its bytes, on the disk and not in its cache, or not there at all. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, content);
}

/** Codes of the system and of PostgreSQL that mean: no room. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;

/** There is no room on the disk, of this process or of the database. drizzle keeps the driver's error in the cause. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && FULL.test(code)) || isDiskFull(cause);
}
