import { expect, test } from '@jest/globals';
import { readPageSpan } from '@site/contracts/page-span';
import { paths } from '@site/contracts/paths';
import { data } from '@site/runtime';
import { loadListPage } from './load-list-page.ts';

/** Calls `loadListPage` with an API of three pages. */
async function load(path: string, list: string, status = 404) {
  const api = async ({ url }: Request) => {
    const page = readPageSpan(new URL(url).searchParams.get('page')).page;
    if (page > 3) throw data({}, { status });
    return { pagedata: { page, pages: 3 } };
  };
  const loaded = loadListPage(new Request(`http://localhost${path}`), api, () => list);
  const result: unknown = await loaded.catch((thrown: unknown) => thrown);
  return result instanceof Response ? result.headers.get('location') : result;
}

test.each([
  ['/projects?page=99', paths.projects(), '/projects?page=3'],
  ['/projects?view=map&page=99', paths.projects(), '/projects?view=map&page=3'],
  ['/news?year=2026&page=99', paths.news(), '/news?year=2026&page=3'],
  ['/news?page=2-99', paths.news(), '/news?page=2-3'],
])('redirects %s, beyond the end of the list, to its last page', async (path, list, url) => {
  expect(await load(path, list)).toBe(url);
});

test('keeps a page that exists', async () => {
  expect(await load('/projects?page=3', paths.projects())).toMatchObject({ pagedata: { page: 3 } });
});

test('passes on any other failure', async () => {
  expect(await load('/projects?page=99', paths.projects(), 503)).toMatchObject({ init: { status: 503 } });
});
