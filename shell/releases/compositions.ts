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

const file = (dataDir: string, id: string) => join(dataDir, 'compositions', `${id}.json`);

/**
 * Keeps a composition whole, with the routes and files of its releases. Pages that were loaded before it was replaced
 * still find it; and a release that is damaged later costs its own pages only, for its routes are known from here.
 */
export async function writeComposition(dataDir: string, composition: Composition) {
  await mkdir(join(dataDir, 'compositions'), { recursive: true });
  await writeFileAtomic(file(dataDir, composition.id), JSON.stringify(composition));
}

/** Undefined if it was never made, or is damaged: then it is put together again. */
export async function readComposition(dataDir: string, id: string): Promise<Composition | undefined> {
  if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
  const text = await readFile(file(dataDir, id), 'utf8').catch(() => 'null');
  try {
    return CompositionDocument.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
