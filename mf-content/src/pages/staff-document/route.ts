import type { ContentRevision, DraftDocument, ExportedContent, LibraryPicture } from '@site/contracts/manage-content';
import type { ApiClient, CallResult, LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';
import { addressOfSegment, NEW } from '../../features/staff-documents/document-address.ts';
import { templateOf } from './templates.ts';

export { StaffDocumentPage as Component } from './staff-document-page.tsx';

/** A document as the editor opens it. */
export interface EditedDocument {
  /** Null: a new document. */
  address: string | null;
  base: number | null;
  title: string;
  document: DraftDocument;
  /** Addresses in the live revision that the site no longer serves. */
  brokenLinks: readonly string[];
  /** The pictures to choose from. */
  pictures: readonly LibraryPicture[];
}

/** Two revisions to compare, and all between which to choose. */
export interface ComparedRevisions {
  address: string;
  before: ExportedContent;
  after: ExportedContent;
  /** Newest first. */
  revisions: readonly ContentRevision[];
}

/** The history of a document, one of its revisions to edit, or two to compare. */
export type DocumentView =
  | { view: 'history'; address: string; revisions: readonly ContentRevision[]; brokenLinks: readonly string[] }
  | { view: 'edit'; edited: EditedDocument }
  | { view: 'compare'; compared: ComparedRevisions };

const isNumber = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text);

async function compareRevisions(
  api: ApiClient,
  address: string,
  numbers: [string, string],
): Promise<CallResult<DocumentView>> {
  const found = (revision: string) => api.call('GET /manage/content/revision/', { query: { address, revision } });
  const [before, after, history] = await Promise.all([
    found(numbers[0]),
    found(numbers[1]),
    api.call('GET /manage/content/history/', { query: { address } }),
  ]);
  if (!before.ok) return before;
  if (!after.ok) return after;
  if (!history.ok) return history;
  const compared = { address, before: before.value, after: after.value, revisions: history.value.items };
  return { ok: true, value: { view: 'compare', compared } };
}

async function load(api: ApiClient, id: string, query: URLSearchParams): Promise<CallResult<DocumentView>> {
  if (id === NEW) {
    const pictures = await api.call('GET /manage/content/pictures/');
    if (!pictures.ok) return pictures;
    const document = templateOf(query.get('kind'));
    const edited = {
      address: null,
      base: null,
      title: 'Новый документ',
      document,
      brokenLinks: [],
      pictures: pictures.value.items,
    };
    return { ok: true, value: { view: 'edit', edited } };
  }
  const address = addressOfSegment(id);
  const revision = query.get('edit');
  if (isNumber(revision)) {
    const [found, pictures, history] = await Promise.all([
      api.call('GET /manage/content/revision/', { query: { address, revision } }),
      api.call('GET /manage/content/pictures/'),
      api.call('GET /manage/content/history/', { query: { address } }),
    ]);
    if (!found.ok) return found;
    if (!pictures.ok) return pictures;
    if (!history.ok) return history;
    const { title, document, number } = found.value;
    const brokenLinks = history.value.broken_links;
    const edited = { address, base: number, title, document, brokenLinks, pictures: pictures.value.items };
    return { ok: true, value: { view: 'edit', edited } };
  }
  const [compare, after] = [query.get('compare'), query.get('with')];
  if (isNumber(compare) && isNumber(after)) return compareRevisions(api, address, [compare, after]);
  const found = await api.call('GET /manage/content/history/', { query: { address } });
  if (!found.ok) return found;
  const { items: revisions, broken_links: brokenLinks } = found.value;
  return { ok: true, value: { view: 'history', address, revisions, brokenLinks } };
}

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => load(api, args.params.id ?? '', new URL(args.request.url).searchParams));
