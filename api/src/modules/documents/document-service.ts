import type { DocumentKind } from '@site/contracts/support-lists';
import { siteDay } from '@site/kernel/dates';
import { toDocument } from './document-card.ts';
import type { DocumentRepository } from './document-repository.ts';

type Row = Awaited<ReturnType<DocumentRepository['ofKind']>>[number];

function toDownload(row: Row) {
  const { id: _id, ...item } = toDocument(row);
  return item;
}

export const createDocumentService = (repository: DocumentRepository, now: () => Date) => ({
  find: (slug: string) => repository.bySlug(slug),
  all: async () => (await repository.all(siteDay(now()))).map(toDocument),
  ofKind: async (kind: DocumentKind, limit: number) =>
    (await repository.ofKind(kind, limit, siteDay(now()))).map(toDownload),
  async listed(slugs: string[]) {
    const rows = await repository.bySlugs(slugs, siteDay(now()));
    return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map(toDownload));
  },
});

export type DocumentService = ReturnType<typeof createDocumentService>;
