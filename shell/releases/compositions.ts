import { text as textOf } from 'node:stream/consumers';
import type { Composition } from '@site/contracts/composition';
import { Release } from '@site/contracts/release';
import type { ObjectStore } from '@site/object-store/object-store';
import { z } from 'zod';

const CompositionDocument: z.ZodType<Composition> = z.object({
  id: z.string(),
  shell: Release,
  remotes: z.array(Release),
});

export const COMPOSITIONS = 'compositions/';
const keyOf = (id: string) => `${COMPOSITIONS}${id}.json`;

/**
 * Stores a composition with the routes and files of its releases, unless it is stored: a rollback needs only the copies of
 * this machine. Pages that were loaded before its replacement still find it. If a release is damaged later, only its own
 * pages fail, because its routes are read from here.
 */
export async function writeComposition(documents: ObjectStore, composition: Composition): Promise<void> {
  const text = JSON.stringify(composition);
  if (JSON.stringify(await readComposition(documents, composition.id)) === text) return;
  await documents.put(keyOf(composition.id), Buffer.from(text));
}

/** Returns undefined if the composition was never stored, is damaged or cannot be reached; the caller composes it again. */
export const readComposition = (documents: ObjectStore, id: string): Promise<Composition | undefined> =>
  fetchComposition(documents, id).catch(() => undefined);

/** Returns undefined if the composition was never stored or is damaged. Throws if it cannot be reached. */
export async function fetchComposition(documents: ObjectStore, id: string): Promise<Composition | undefined> {
  if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
  const found = await documents.get(keyOf(id));
  return found ? parseComposition(await textOf(found.content)) : undefined;
}

function parseComposition(text: string): Composition | undefined {
  try {
    return CompositionDocument.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // It is torn.
  }
}
