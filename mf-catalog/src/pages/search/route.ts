import { paths } from '@site/contracts/paths';
import { withVisitorsQuery } from '@site/kernel/own-address';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { SearchPage as Component } from './search-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = params.get('query')?.trim();
  if (!query) {
    // `q` is the usual parameter in links from other sites.
    const other = params.get('q')?.trim();
    for (const name of ['q', 'query']) params.delete(name);
    throw redirect(other ? withVisitorsQuery(paths.search(other), params.toString()) : paths.home());
  }
  const answer = await context.get(apiContext).page('search', request);
  const { exact_url: exact, group, page } = answer.pagedata;
  if (exact) throw redirect(exact);
  // Beyond the end the API returns the last page: there may be fewer results than when the link was created.
  if (Number(params.get('page')) > page)
    throw redirect(paths.search(query, { ...(group && { group }), ...(page > 1 && { page }) }));
  return answer;
}
