import { expect, test } from '@jest/globals';
import { paths } from '@site/contracts/paths';
import { data } from '@site/runtime';
import { orLastPage } from './or-last-page.ts';

/** The API has three pages, and no other. */
async function ask(path: string, list: string, status = 404) {
  const api = async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1);
    if (page > 3) throw data({}, { status });
    return { pagedata: { page, pages: 3 } };
  };
  const asked = orLastPage(new Request(`http://localhost${path}`), api, () => list);
  const answer: unknown = await asked.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

test.each([
  ['/projects?page=99', paths.projects(), '/projects?page=3'],
  ['/projects?view=map&page=99', paths.projects(), '/projects?view=map&page=3'],
  ['/news?year=2026&page=99', paths.news(), '/news?year=2026&page=3'],
  ['/news?from=2&page=99', paths.news(), '/news?from=2&page=3'],
])('%s, beyond the end of the list, leads to its last page', async (path, list, url) => {
  expect(await ask(path, list)).toBe(url);
});

test('a page that is there stays', async () => {
  expect(await ask('/projects?page=3', paths.projects())).toMatchObject({ pagedata: { page: 3 } });
});

test('what fails otherwise, fails', async () => {
  expect(await ask('/projects?page=99', paths.projects(), 503)).toMatchObject({ init: { status: 503 } });
});
