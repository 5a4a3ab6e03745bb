import type { AnswerOf, CallEndpoint, QueryOf } from '@site/contracts/endpoint-types';
import type { StaffView } from '@site/contracts/manage-views';
import type { Seo } from '@site/contracts/seo';
import type { StaffAccess } from '@site/contracts/staff-page';
import { type ApiClient, apiContext, type CallResult, type LoaderFunctionArgs, orThrow } from '@site/runtime';

/** A page of a section; without its value until the session has passed the second factor. */
export type SectionPage<T> = { seo: Seo } & (
  | { access: 'open'; value: T; views: readonly StaffView[] }
  | { access: Exclude<StaffAccess, 'open'>; value?: undefined; views?: undefined }
);

/**
 * Loads a page of a section. `load` calls `/api/manage/…`, only with open access; its failure shows the error page.
 * Every other visitor gets 404.
 */
export async function loadSection<T>(
  { request, context }: LoaderFunctionArgs,
  load: (api: ApiClient) => Promise<CallResult<T>>,
): Promise<SectionPage<T>> {
  const api = context.get(apiContext);
  const { seo, pagedata } = await api.page('staff-section', request);
  const { access, views } = pagedata;
  return access === 'open' ? { seo, access, views, value: await orThrow(load(api)) } : { seo, access };
}

/** Endpoints that list a section: all parts of their call are optional. */
type ListEndpoint = { [E in CallEndpoint]: E extends `GET /manage/${string}` ? E : never }[CallEndpoint];

/** Loads a list with the filters, search and page of its URL; the API checks them. */
export const loadList = <E extends ListEndpoint>(args: LoaderFunctionArgs, endpoint: E) => {
  const query = Object.fromEntries(new URL(args.request.url).searchParams) as QueryOf<E>;
  const list = (api: ApiClient) => (api.call as ListCall)(endpoint, { query });
  return loadSection(args, list as (api: ApiClient) => Promise<CallResult<AnswerOf<E>>>);
};
type ListCall = (endpoint: CallEndpoint, parts: { query: unknown }) => Promise<CallResult<unknown>>;
