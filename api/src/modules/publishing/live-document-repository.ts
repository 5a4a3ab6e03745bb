import type { ContentDocument } from '@site/contracts/content-documents';
import type { Db } from '../../db/database.ts';
import { allDownloads, hideDownload, showDownload } from './live/live-downloads-repository.ts';
import { allFaqs, hideFaq, showFaq } from './live/live-faq-repository.ts';
import { allPages, hidePage, showPage } from './live/live-pages-repository.ts';
import { allProjects, hideProject, showProject } from './live/live-projects-repository.ts';
import { allPublications, hidePublication, showPublication } from './live/live-publications-repository.ts';

/** Documents as the tables that the site reads hold them. */
export async function allLiveDocuments(db: Db): Promise<ContentDocument[]> {
  return [
    ...(await allPages(db)),
    ...(await allPublications(db)),
    ...(await allProjects(db)),
    ...(await allFaqs(db)),
    ...(await allDownloads(db)),
  ];
}

/** Writes a document into the table that the site reads. */
export function showLiveDocument(tx: Db, document: ContentDocument): Promise<void> {
  switch (document.kind) {
    case 'page':
      return showPage(tx, document);
    case 'publication':
      return showPublication(tx, document);
    case 'project':
      return showProject(tx, document);
    case 'faq':
      return showFaq(tx, document);
    case 'document':
      return showDownload(tx, document);
  }
}

/** Removes a document from the table that the site reads. */
export function hideLiveDocument(tx: Db, { kind, address }: Pick<ContentDocument, 'kind' | 'address'>): Promise<void> {
  switch (kind) {
    case 'page':
      return hidePage(tx, address);
    case 'publication':
      return hidePublication(tx, address);
    case 'project':
      return hideProject(tx, address);
    case 'faq':
      return hideFaq(tx, address);
    case 'document':
      return hideDownload(tx, address);
  }
}
