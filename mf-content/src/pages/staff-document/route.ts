import type { ContentRevision, DraftDocument, LibraryPicture } from '@site/contracts/manage-content';
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
  /** The pictures to choose from. */
  pictures: readonly LibraryPicture[];
}

/** The history of a document, or one of its revisions to edit. */
export type DocumentView =
  | { view: 'history'; address: string; revisions: readonly ContentRevision[] }
  | { view: 'edit'; edited: EditedDocument };

const isNumber = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text);

async function load(api: ApiClient, id: string, query: URLSearchParams): Promise<CallResult<DocumentView>> {
  if (id === NEW) {
    const pictures = await api.call('GET /manage/content/pictures/');
    if (!pictures.ok) return pictures;
    const document = templateOf(query.get('kind'));
    const edited = { address: null, base: null, title: 'Новый документ', document, pictures: pictures.value.items };
    return { ok: true, value: { view: 'edit', edited } };
  }
  const address = addressOfSegment(id);
  const revision = query.get('edit');
  if (isNumber(revision)) {
    const [found, pictures] = await Promise.all([
      api.call('GET /manage/content/revision/', { query: { address, revision } }),
      api.call('GET /manage/content/pictures/'),
    ]);
    if (!found.ok) return found;
    if (!pictures.ok) return pictures;
    const { title, document, number } = found.value;
    const edited = { address, base: number, title, document, pictures: pictures.value.items };
    return { ok: true, value: { view: 'edit', edited } };
  }
  const found = await api.call('GET /manage/content/history/', { query: { address } });
  return found.ok ? { ok: true, value: { view: 'history', address, revisions: found.value.items } } : found;
}

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => load(api, args.params.id ?? '', new URL(args.request.url).searchParams));
