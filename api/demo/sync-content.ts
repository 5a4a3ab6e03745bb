import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@site/contracts/content-documents';
import { sql } from 'drizzle-orm';
import { supportDocuments } from './build-catalog.ts';
import { articleRows } from './publications/articles/index.ts';
import { blogRows } from './publications/blog/index.ts';
import { faqRows } from './publications/faq.ts';
import { newsRows } from './publications/news.ts';
import { projectRows } from './publications/projects.ts';
import { pageDocuments } from './pages.ts';
import {
  toDownloadDocument,
  toFaqDocuments,
  toProjectDocument,
  toPublicationDocument,
} from '../src/modules/publishing/document-rows.ts';
import { BRAND } from '../src/brand/brand.ts';
import type { Db } from '../src/db/database.ts';
import { recordLive } from '../src/modules/publishing/record-live.ts';
import { showLiveDocument } from '../src/modules/publishing/live-document-repository.ts';
import { contentSeeds } from '../src/tables/publishing-tables.ts';
import { RevisionRepository } from '../src/modules/publishing/revision-repository.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';
import { syncShops } from './sync-shops.ts';

/** A seeded document; a draft among them is an example for editors. */
type Brought = { document: ContentDocument; isDraft: boolean };

/** Returns the content of this release. Publication dates are relative to the day of the first start. */
const productContent = (now: Date): Brought[] =>
  typographDeep([
    ...[...newsRows(now), ...blogRows(now), ...articleRows(now)].map((row) => ({
      document: toPublicationDocument({ ...publicationDefaults, ...row }),
      isDraft: row.is_published === false,
    })),
    ...[
      ...pageDocuments(),
      ...projectRows.map((row) => toProjectDocument({ ...projectDefaults, ...row })),
      ...toFaqDocuments(faqRows),
      ...supportDocuments(now).map((row) => toDownloadDocument({ ...downloadDefaults, ...row }, row)),
    ].map((document) => ({ document, isDraft: false })),
  ]);

const projectDefaults = { directions: [], equipment: [], partner: null, gallery: [] };
const downloadDefaults = {
  version: '1.0',
  language: 'ru',
  number: null,
  valid_until: null,
  is_partner_only: false,
} as const;
const publicationDefaults = { topic: null, tags: [], author: null, products: [], documents: [] };

/** Drops the publication date, which differs at every start. */
const undated = (document: ContentDocument) =>
  document.kind === 'publication' ? { ...document, published_at: '' } : document;
const hashOf = (document: ContentDocument) =>
  createHash('sha256')
    .update(JSON.stringify(undated(document)))
    .digest('hex');

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
    const news = productContent(now).filter(({ document }) => known.get(document.address) !== hashOf(document));
    if (!news.length) return;

    const revisions = new RevisionRepository(tx);
    const last = await recordLive(tx, now);
    const scheduled = new Set((await revisions.scheduledAddresses()).map(({ address }) => address));
    for (const { document, isDraft } of news) {
      const { address } = document;
      const hash = hashOf(document);
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
