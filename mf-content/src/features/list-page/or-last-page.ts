import { redirect } from '@site/runtime';
import { listHref } from './list-query.ts';

interface List {
  pagedata: { pages: number };
}

/** A list at a page of it. One that has become shorter since the link was made leads to its last page. */
export async function orLastPage<Page extends List>(
  request: Request,
  ask: (request: Request) => Promise<Page>,
  addressOf: (page: Page) => string,
): Promise<Page> {
  return ask(request).catch(async (failure: { init?: { status?: number } }) => {
    const url = new URL(request.url);
    const { page, from, ...others } = Object.fromEntries(url.searchParams);
    if (!page || failure.init?.status !== 404) throw failure;
    // The first page says which is the last.
    url.search = new URLSearchParams(others).toString();
    const first = await ask(new Request(url, { signal: request.signal }));
    const last = { page: first.pagedata.pages, from: Number(from) || undefined };
    throw redirect(listHref(addressOf(first), others, last));
  });
}
