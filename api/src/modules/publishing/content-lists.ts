import type { ContentRevision, ExportedContent, ManagedContent } from '@site/contracts/manage-content';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { paged } from '../manage/managed-page.ts';
import { DocumentLinkRepository } from './document-link-repository.ts';
import { type ContentFilter, type ExportQuery, RevisionRepository } from './revision-repository.ts';
import { toExported, toManaged, toRevision } from './revision-view.ts';

/** Documents per export response; each is some kilobytes. */
const EXPORT_LIMIT = 100;

export function listDocuments(db: Db, { page, ...filter }: { page: number } & ContentFilter) {
  const revisions = new RevisionRepository(db);
  const links = new DocumentLinkRepository(db);
  return paged<ManagedContent>(page, {
    count: () => revisions.count(filter),
    rows: async (limit, offset) => {
      const documents = await revisions.list(filter, limit, offset);
      const broken = await links.of(documents.flatMap(([row]) => row?.address ?? []));
      return documents.map((rows) => {
        const managed = toManaged(rows);
        return { ...managed, broken_links: broken.get(managed.address) ?? [] };
      });
    },
  });
}

export async function exportDocuments(
  db: Db,
  query: ExportQuery,
): Promise<{ items: ExportedContent[]; more: boolean }> {
  const rows = await new RevisionRepository(db).documents(query, EXPORT_LIMIT + 1);
  return { items: rows.slice(0, EXPORT_LIMIT).map(toExported), more: rows.length > EXPORT_LIMIT };
}

export async function showHistory(
  db: Db,
  address: string,
): Promise<{ items: ContentRevision[]; broken_links: string[] }> {
  const [rows, broken] = await Promise.all([
    new RevisionRepository(db).history(address),
    new DocumentLinkRepository(db).of([address]),
  ]);
  if (!rows.length) throw problems.notFound();
  return { items: rows.map(toRevision), broken_links: broken.get(address) ?? [] };
}
