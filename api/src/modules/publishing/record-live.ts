import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@site/contracts/content-documents';
import { BRAND } from '../../brand/brand.ts';
import { allLiveDocuments } from './live-document-repository.ts';
import { RevisionRepository, type RevisionRow } from './revision-repository.ts';
import type { Db } from '../../db/database.ts';

/** The last published document of each address. */
type Last = Map<string, { document: ContentDocument; origin: RevisionRow['origin']; isLive: boolean }>;

/** Adds revisions for documents written before revisions existed, or changed by a migration. */
export async function recordLive(tx: Db, now: Date): Promise<Last> {
  const revisions = new RevisionRepository(tx);
  const last: Last = new Map();
  for (const { address, document, origin, ended_at } of await revisions.lastPublished())
    last.set(address, { document, origin, isLive: ended_at === null });
  for (const document of await allLiveDocuments(tx)) {
    const { address } = document;
    const known = last.get(address);
    if (known?.origin === 'manager' || isDeepStrictEqual(known?.document, document)) continue;
    await revisions.end(address, now);
    await revisions.add({ address, document, author: BRAND, origin: 'product', created_at: now, published_at: now });
    last.set(address, { document, origin: 'product', isLive: true });
  }
  return last;
}
