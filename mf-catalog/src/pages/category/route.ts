import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';
import { canonicalSearch, listHref, setPage } from './facet-query.ts';

export { CategoryPage as Component } from './category-page.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const canonical = canonicalSearch(search);
  // The form without scripts submits empty fields and split ranges: redirect to the canonical address.
  if (canonical !== new URLSearchParams(search).toString()) throw redirect(listHref(params.category ?? '', canonical));
  const answer = await context.get(apiContext).page('category', request);
  // Beyond the end the API returns the last page: the list may have shrunk since the link was created.
  const { page, from } = answer.pagedata;
  const shown = setPage(canonical, page, from);
  if (new URLSearchParams(shown).get('page') !== new URLSearchParams(canonical).get('page'))
    throw redirect(listHref(params.category ?? '', shown));
  return answer;
}
