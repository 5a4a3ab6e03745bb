import type { ContentDocument } from '@site/contracts/content-documents';
import type { Db } from '../../db/database.ts';
import { liveDownloads } from './live/live-downloads-repository.ts';
import { liveFaq } from './live/live-faq-repository.ts';
import type { LiveKind } from './live/live-kind.ts';
import { livePages } from './live/live-pages-repository.ts';
import { liveProjects } from './live/live-projects-repository.ts';
import { livePublications } from './live/live-publications-repository.ts';

const kinds: { [K in ContentDocument['kind']]: LiveKind<Extract<ContentDocument, { kind: K }>> } = {
  page: livePages,
  publication: livePublications,
  project: liveProjects,
  faq: liveFaq,
  document: liveDownloads,
};

/** Writes the tables that the site reads when a document is published or withdrawn. */
export const createLiveDocumentRepository = (db: Db) => ({
  async all(): Promise<ContentDocument[]> {
    const found: ContentDocument[] = [];
    for (const kind of Object.values(kinds)) found.push(...(await kind.all(db)));
    return found;
  },

  show: (document: ContentDocument) => (kinds[document.kind] as LiveKind<ContentDocument>).show(db, document),

  hide: ({ kind, address }: Pick<ContentDocument, 'kind' | 'address'>) => kinds[kind].hide(db, address),
});
