import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';
import { canonicalSearch, listHref } from './facet-query.ts';

export { CategoryPage as Component } from './category-page.tsx';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const canonical = canonicalSearch(search);
  // The form that works without scripts sends empty fields and two ends of a range; the address holds neither.
  if (canonical !== new URLSearchParams(search).toString()) throw redirect(listHref(params.category ?? '', canonical));
  return context.get(apiContext).page('category', request);
}
