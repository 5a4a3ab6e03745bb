import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@site/contracts/composition';
import { Release } from '@site/contracts/release';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';

const CompositionDocument: z.ZodType<Composition> = z.object({
  id: z.string(),
  shell: Release,
  remotes: z.array(Release),
});

export const compositionsFolder = (dataDir: string) => join(dataDir, 'compositions');
const file = (dataDir: string, id: string) => join(compositionsFolder(dataDir), `${id}.json`);

/**
 * Stores a composition with the routes and files of its releases. Pages that were loaded before its replacement still
 * find it. If a release is damaged later, only its own pages fail, because its routes are read from here.
 */
export async function writeComposition(dataDir: string, composition: Composition) {
  await mkdir(compositionsFolder(dataDir), { recursive: true });
  await writeFileAtomic(file(dataDir, composition.id), JSON.stringify(composition));
}

/** Returns undefined if the composition was never stored or is damaged; the caller composes it again. */
export async function readComposition(dataDir: string, id: string): Promise<Composition | undefined> {
  if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
  const text = await readFile(file(dataDir, id), 'utf8').catch(() => 'null');
  try {
    return CompositionDocument.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
