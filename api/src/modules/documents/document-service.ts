import { toDocument, type DocumentKind } from './document-card.ts';
import type { DocumentRepository } from './document-repository.ts';

export const createDocumentService = (repository: DocumentRepository) => ({
  find: (slug: string) => repository.bySlug(slug),
  all: async () => (await repository.all()).map(toDocument),
  ofKind: async (kind: DocumentKind, limit: number) =>
    (await repository.ofKind(kind, limit)).map((row) => {
      const { id: _id, ...item } = toDocument(row);
      return item;
    }),
});

export type DocumentService = ReturnType<typeof createDocumentService>;
