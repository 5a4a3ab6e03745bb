import { expect, test } from '@jest/globals';
import type { ApiClient, LoaderFunctionArgs } from '@site/runtime';
import { answer } from '../../testing/category-answer.ts';
import { loader } from './route.ts';

/** Runs the loader against an API with 3 pages, which returns its last page for a later one. */
async function load(search: string) {
  const [from = 1, page = from] = (new URLSearchParams(search).get('page') ?? '1').split('-').map(Number);
  const shown = answer({ from: Math.min(from, 3), page: Math.min(page, 3), pages: 3 });
  const api = { page: async () => shown } as unknown as ApiClient;
  const result = loader({
    request: new Request(`http://localhost/catalog/barriers${search}`),
    params: { category: 'barriers' },
    context: { get: () => api },
  } as unknown as LoaderFunctionArgs);
  const response: unknown = await result.catch((thrown: unknown) => thrown);
  return response instanceof Response ? response.headers.get('location') : 'the page';
}

test.each([
  ['?page=9', '/catalog/barriers?page=3'],
  ['?series=SL&page=9', '/catalog/barriers?series=SL&page=3'],
  ['?page=2-9', '/catalog/barriers?page=2-3'],
])('redirects %s, beyond the end of the list, to its last page', async (search, url) => {
  expect(await load(search)).toBe(url);
});

test.each(['', '?page=2', '?page=3', '?page=1-2'])('serves %s, which exists', async (search) => {
  expect(await load(search)).toBe('the page');
});

test('redirects empty and split fields of the form without scripts to the canonical address', async () => {
  expect(await load('?series=&price.from=&price.to=30000')).toBe('/catalog/barriers?price=-30000');
});
