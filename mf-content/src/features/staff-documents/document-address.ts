import { withQuery } from '@site/contracts/addresses';
import { documentPage } from '@site/contracts/content-pages';
import { paths } from '@site/contracts/paths';

/** In the address of the page of a new document. */
export const NEW = '~new';

export const addressOfSegment = (segment: string): string =>
  segment === '~' ? '/' : `/${segment.replaceAll('~', '/')}/`;

/** The editor of a revision. */
export const editPage = (address: string, revision: number): string =>
  withQuery(documentPage(address), { edit: revision });

/** Differences of two revisions. */
export const comparePage = (address: string, before: number, after: number): string =>
  withQuery(documentPage(address), { compare: before, with: after });

export const newPage = (kind: string): string => withQuery(paths.staffSection('pages', NEW), { kind });

/** Name of the typed text, kept in the tab. */
export const draftOf = (address: string | null, base: number | null): string =>
  `staff-document-${address ?? NEW}-${base ?? 0}`;
