import { readFile } from 'node:fs/promises';
import { ReleaseError } from './release-error.ts';

/** Returns undefined for a missing file. Throws a `ReleaseError` for one that cannot be read. */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new ReleaseError(`${file} cannot be read (${error.message}): check that it is a readable file`);
  });
