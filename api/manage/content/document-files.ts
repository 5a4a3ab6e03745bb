import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeText } from '../../src/text/table.ts';
import { ManageError } from '../client.ts';

const EXTENSION = '.yaml';

/** Returns the file of an address: `/about/contacts/` is `about/contacts.yaml`, the home page `index.yaml`. */
export const fileOf = (folder: string, address: string) =>
  join(folder, `${address.slice(1, -1) || 'index'}${EXTENSION}`);

/** Expands folders to their files; keeps the order. */
export async function filesIn(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const known = await stat(path).catch(() => {
      throw new ManageError(`There is no file or folder ${path}`);
    });
    if (!known.isDirectory()) found.push(path);
    else
      found.push(
        ...(await readdir(path, { recursive: true }))
          .filter((name) => name.endsWith(EXTENSION))
          .sort()
          .map((name) => join(path, name)),
      );
  }
  if (!found.length) throw new ManageError(`There are no ${EXTENSION} files in ${paths.join(', ')}`);
  return found;
}

export const textOf = async (file: string): Promise<string> => decodeText(await readFile(file));

export const readIfExists = (file: string): Promise<string | null> => textOf(file).catch(() => null);

export async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
