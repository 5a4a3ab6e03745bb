import { paths } from '@site/contracts/paths';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { SearchPage as Component } from './search-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = params.get('query')?.trim();
  if (!query) {
    // The name that other shops give it, in links from outside.
    const other = params.get('q')?.trim();
    throw redirect(other ? paths.search(other) : paths.home());
  }
  const page = await context.get(apiContext).page('search', request);
  if (page.pagedata.exact_url) throw redirect(page.pagedata.exact_url);
  return page;
}
