import { paths } from '@site/contracts/paths';
import { withVisitorsQuery } from '@site/kernel/own-address';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { SearchPage as Component } from './search-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = params.get('query')?.trim();
  if (!query) {
    // The name that other shops give it, in links from outside.
    const other = params.get('q')?.trim();
    for (const name of ['q', 'query']) params.delete(name);
    throw redirect(other ? withVisitorsQuery(paths.search(other), params.toString()) : paths.home());
  }
  const answer = await context.get(apiContext).page('search', request);
  const { exact_url: exact, group, page } = answer.pagedata;
  if (exact) throw redirect(exact);
  // Beyond the end stands the last page: less is found than when the link was made.
  if (Number(params.get('page')) > page)
    throw redirect(paths.search(query, { ...(group && { group }), ...(page > 1 && { page }) }));
  return answer;
}
