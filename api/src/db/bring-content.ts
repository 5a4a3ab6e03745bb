import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@site/contracts/content-documents';
import { sql } from 'drizzle-orm';
import { articleRows } from '../../seed/publications/articles/index.ts';
import { blogRows } from '../../seed/publications/blog/index.ts';
import { newsRows } from '../../seed/publications/news.ts';
import { pageRows } from '../../seed/pages/index.ts';
import { toPageDocument, toPublicationDocument } from '../modules/publishing/document-rows.ts';
import { createLiveDocumentRepository } from '../modules/publishing/live-document-repository.ts';
import { contentSeeds } from '../modules/publishing/publishing-tables.ts';
import { createRevisionRepository, type RevisionRow } from '../modules/publishing/revision-repository.ts';
import { typographDeep } from '../typograph-deep.ts';
import type { Db } from './database.ts';

const AUTHOR = 'Камертон';

/** A draft among them shows editors what one looks like. */
type Brought = { document: ContentDocument; isDraft: boolean };

/** What this version of the site brings. The dates of its publications count back from the day of the first start. */
const productContent = (now: Date): Brought[] =>
  typographDeep([
    ...pageRows.map((row) => ({ document: toPageDocument({ ...pageDefaults, ...row }), isDraft: false })),
    ...[...newsRows(now), ...blogRows(now), ...articleRows(now)].map((row) => ({
      document: toPublicationDocument({ ...publicationDefaults, ...row }),
      isDraft: row.is_published === false,
    })),
  ]);

const pageDefaults = {
  robots: 'index, follow',
  access: 'public',
  parent_path: null,
  noheader: false,
  nofooter: false,
} as const;
const publicationDefaults = { topic: null, tags: [], author: null, products: [], documents: [] };

/** Without the date, which is another one at every start. */
const undated = (document: ContentDocument) =>
  document.kind === 'publication' ? { ...document, published_at: '' } : document;
const hashOf = (document: ContentDocument) =>
  createHash('sha256')
    .update(JSON.stringify(undated(document)))
    .digest('hex');

/** The document of each address that is live, or was live last. */
type Last = Map<string, { document: ContentDocument; origin: RevisionRow['origin']; isLive: boolean }>;

/** What was written before there were revisions, or past them by a migration, becomes a revision as well. */
async function recordLive(tx: Db, now: Date): Promise<Last> {
  const revisions = createRevisionRepository(tx);
  const last: Last = new Map();
  for (const { address, document, origin, ended_at } of await revisions.lastPublished())
    last.set(address, { document, origin, isLive: ended_at === null });
  for (const document of await createLiveDocumentRepository(tx).all()) {
    const { address } = document;
    const known = last.get(address);
    if (known?.origin === 'manager' || isDeepStrictEqual(known?.document, document)) continue;
    await revisions.end(address, now);
    await revisions.add({ address, document, author: AUTHOR, origin: 'product', created_at: now, published_at: now });
    last.set(address, { document, origin: 'product', isLive: true });
  }
  return last;
}

/** A publication that is there keeps its date. */
const dated = (document: ContentDocument, before: ContentDocument | undefined): ContentDocument =>
  document.kind === 'publication' && before?.kind === 'publication'
    ? { ...document, published_at: before.published_at }
    : document;

/**
 * Brings the product's own pages and publications into the database: those it does not have, and new versions of those
 * that nobody here has changed. What managers have changed, or taken off the site, stays as it is; the new version is
 * offered beside it, as a revision that they may publish.
 */
export async function bringContent(db: Db, now: Date): Promise<{ brought: string[]; offered: string[] }> {
  const brought: string[] = [];
  const offered: string[] = [];
  await db.transaction(async (tx) => {
    // Processes that start together bring it once.
    await tx.execute(sql`lock table content_seeds in exclusive mode`);
    const known = new Map((await tx.select().from(contentSeeds)).map(({ address, hash }) => [address, hash]));
    const news = productContent(now).filter(({ document }) => known.get(document.address) !== hashOf(document));
    if (!news.length) return;

    const revisions = createRevisionRepository(tx);
    const live = createLiveDocumentRepository(tx);
    const last = await recordLive(tx, now);
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
        document: dated(document, before?.document),
        author: AUTHOR,
        origin: 'product' as const,
        created_at: now,
      };
      if (isDeepStrictEqual(before?.document, revision.document)) continue;
      const isUntouched = !before || (before.isLive && before.origin === 'product');
      if (isDraft || !isUntouched) {
        await revisions.add(revision);
        if (!isDraft) offered.push(address);
        continue;
      }
      await revisions.end(address, now);
      await revisions.add({ ...revision, published_at: now });
      await live.show(revision.document);
      brought.push(address);
    }
  });
  return { brought, offered };
}
