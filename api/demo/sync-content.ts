import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@site/contracts/content-documents';
import { sql } from 'drizzle-orm';
import { type ContentFile, contentFiles, documentOf } from './content.ts';
import { BRAND } from '../src/brand/brand.ts';
import type { Db } from '../src/db/database.ts';
import { recordLive } from '../src/modules/publishing/record-live.ts';
import { showLiveDocument } from '../src/modules/publishing/live-document-repository.ts';
import { contentSeeds } from '../src/tables/publishing-tables.ts';
import { RevisionRepository } from '../src/modules/publishing/revision-repository.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';
import { syncShops } from './sync-shops.ts';

const hashOf = ({ text }: ContentFile) => createHash('sha256').update(text).digest('hex');

/** Keeps the date of an existing publication and the products of an existing support document. */
function asHere(document: ContentDocument, before: ContentDocument | undefined): ContentDocument {
  if (document.kind === 'publication' && before?.kind === 'publication')
    return { ...document, published_at: before.published_at };
  if (document.kind === 'document' && before?.kind === 'document') return { ...document, products: before.products };
  return document;
}

/**
 * Brings the content of this release into the database: adds new documents and updates those that managers have not
 * changed. A document that managers changed or took off the site stays as it is; its new version becomes an unpublished
 * revision. Returns the addresses of both.
 */
export async function syncContent(db: Db, now: Date): Promise<{ brought: string[]; offered: string[] }> {
  const brought: string[] = [];
  const offered: string[] = [];
  await db.transaction(async (tx) => {
    // Only one of several processes that start together brings the content.
    await tx.execute(sql`lock table content_seeds in exclusive mode`);
    const known = new Map((await tx.select().from(contentSeeds)).map(({ address, hash }) => [address, hash]));
    brought.push(...(await syncShops(tx, known)));
    const news = contentFiles().filter((file) => known.get(file.address) !== hashOf(file));
    if (!news.length) return;

    const revisions = new RevisionRepository(tx);
    const last = await recordLive(tx, now);
    const scheduled = new Set((await revisions.scheduledAddresses()).map(({ address }) => address));
    for (const file of news) {
      const { address, isDraft } = file;
      const document = typographDeep(documentOf(file, now));
      const hash = hashOf(file);
      await tx
        .insert(contentSeeds)
        .values({ address, hash })
        .onConflictDoUpdate({ target: contentSeeds.address, set: { hash } });

      const before = last.get(address);
      const revision = {
        address,
        document: asHere(document, before?.document),
        author: BRAND,
        origin: 'product' as const,
        created_at: now,
      };
      if (isDeepStrictEqual(before?.document, revision.document)) continue;
      const isUntouched = !scheduled.has(address) && (!before || (before.isLive && before.origin === 'product'));
      if (isDraft || !isUntouched) {
        await revisions.add(revision);
        if (!isDraft) offered.push(address);
        continue;
      }
      await revisions.end(address, now);
      await revisions.add({ ...revision, published_at: now });
      await showLiveDocument(tx, revision.document);
      brought.push(address);
    }
  });
  return { brought, offered };
}
