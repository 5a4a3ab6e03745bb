import { readPageSpan } from '@site/contracts/page-span';
import { redirect } from '@site/runtime';
import { listHref } from './list-query.ts';

interface List {
  pagedata: { pages: number };
}

/**
 * Loads a page of a list. A page beyond the end redirects to the last one, because the list may have become shorter.
 */
export async function loadListPage<Page extends List>(
  request: Request,
  load: (request: Request) => Promise<Page>,
  addressOf: (page: Page) => string,
): Promise<Page> {
  return load(request).catch(async (failure: { init?: { status?: number } }) => {
    const url = new URL(request.url);
    const { page, ...others } = Object.fromEntries(url.searchParams);
    if (!page || failure.init?.status !== 404) throw failure;
    // The first page has the number of pages.
    url.search = new URLSearchParams(others).toString();
    const first = await load(new Request(url, { signal: request.signal }));
    const last = { ...readPageSpan(page), page: first.pagedata.pages };
    throw redirect(listHref(addressOf(first), others, last));
  });
}
