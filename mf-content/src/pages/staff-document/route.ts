import type { ContentRevision } from '@site/contracts/manage-content';
import type { ApiClient, CallResult, LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';
import { addressOfSegment, NEW } from '../../features/staff-documents/document-address.ts';
import { templateOf } from './templates.ts';

export { StaffDocumentPage as Component } from './staff-document-page.tsx';

/** A text as the editor opens it. */
export interface EditedText {
  /** Null: a new document. */
  address: string | null;
  base: number | null;
  title: string;
  text: string;
}

/** The history of a document, or the text of one of its revisions to edit. */
export type DocumentView =
  | { view: 'history'; address: string; revisions: readonly ContentRevision[] }
  | { view: 'edit'; edited: EditedText };

const isNumber = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text);

async function load(api: ApiClient, id: string, query: URLSearchParams): Promise<CallResult<DocumentView>> {
  if (id === NEW) {
    const text = templateOf(query.get('kind'));
    return { ok: true, value: { view: 'edit', edited: { address: null, base: null, title: 'Новый документ', text } } };
  }
  const address = addressOfSegment(id);
  const revision = query.get('edit');
  if (isNumber(revision)) {
    const found = await api.call('GET /manage/content/file/', { query: { address, revision } });
    if (!found.ok) return found;
    const { title, text, number } = found.value;
    return { ok: true, value: { view: 'edit', edited: { address, base: number, title, text } } };
  }
  const found = await api.call('GET /manage/content/history/', { query: { address } });
  return found.ok ? { ok: true, value: { view: 'history', address, revisions: found.value.items } } : found;
}

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => load(api, args.params.id ?? '', new URL(args.request.url).searchParams));
