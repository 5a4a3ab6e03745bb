import { expect, test } from '@jest/globals';
import { data, type ApiClient, type LoaderFunctionArgs } from '@site/runtime';
import { loader } from './route.ts';

/** The API has three pages, and no other. */
async function ask(search: string, status = 404) {
  const api = {
    page: async (_kind: string, { url }: Request) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      if (page > 3) throw data({}, { status });
      return { pagedata: { section: 'news', page, pages: 3 } };
    },
  } as unknown as ApiClient;
  const asked = loader({
    request: new Request(`http://localhost/news${search}`),
    context: { get: () => api },
  } as unknown as LoaderFunctionArgs);
  const answer: unknown = await asked.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

test.each([
  ['?page=99', '/news?page=3'],
  ['?year=2026&page=99', '/news?year=2026&page=3'],
  ['?from=2&page=99', '/news?from=2&page=3'],
])('%s, beyond the end of the list, leads to its last page', async (search, url) => {
  expect(await ask(search)).toBe(url);
});

test('a page that is there stays', async () => {
  expect(await ask('?page=3')).toMatchObject({ pagedata: { page: 3 } });
});

test('what fails otherwise, fails', async () => {
  expect(await ask('?page=99', 503)).toMatchObject({ init: { status: 503 } });
});
