import type { DocumentKind } from '@site/contracts/support-lists';
import { siteDay } from '@site/kernel/dates';
import { toDocument } from './document-card.ts';
import type { DocumentRepository } from './document-repository.ts';

type Row = Awaited<ReturnType<DocumentRepository['ofKind']>>[number];

function toDownload(row: Row) {
  const { id: _id, ...item } = toDocument(row);
  return item;
}

type DocumentDeps = {
  repository: DocumentRepository;
  /** Without the cache, for the search, which reads after a publication. */
  fresh: DocumentRepository;
  now: () => Date;
};

export class DocumentService {
  constructor(private readonly deps: DocumentDeps) {}

  find(slug: string) {
    return this.deps.repository.bySlug(slug);
  }

  async all() {
    return (await this.deps.fresh.all(this.today())).map(toDocument);
  }

  async ofKind(kind: DocumentKind, limit: number) {
    return (await this.deps.repository.ofKind(kind, limit, this.today())).map(toDownload);
  }

  async listed(slugs: string[]) {
    const rows = await this.deps.repository.bySlugs(slugs, this.today());
    return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map(toDownload));
  }

  private today(): string {
    return siteDay(this.deps.now());
  }
}
