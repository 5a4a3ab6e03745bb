import { expect, test } from '@jest/globals';
import { addressOf } from './endpoint-address.ts';
import { endpoints } from './endpoints.ts';

test('builds the path below /api with its parameters and query', () => {
  expect(addressOf('GET /fetch/sitedata/')).toBe('/api/fetch/sitedata/');
  expect(addressOf('PUT /cart/items/{product_id}/', { params: { product_id: 7 } })).toBe('/api/cart/items/7/');
  expect(addressOf('DELETE /compare/', { query: { category: 5 } })).toBe('/api/compare/?category=5');
  expect(addressOf('DELETE /compare/')).toBe('/api/compare/');
  expect(addressOf('GET /compare/', { query: { ids: undefined } })).toBe('/api/compare/');
  expect(addressOf('GET /search/suggest/', { query: { query: 'до 4 м & шире' } })).toBe(
    '/api/search/suggest/?query=%D0%B4%D0%BE+4+%D0%BC+%26+%D1%88%D0%B8%D1%80%D0%B5',
  );
});

test('escapes parameters, so that they cannot change the path', () => {
  expect(addressOf('GET /order/{id}/files/{file}', { params: { id: '../cart', file: 'a?b#c' } })).toBe(
    '/api/order/..%2Fcart/files/a%3Fb%23c',
  );
});

test('finds a parameter for every placeholder, and no others', () => {
  for (const [endpoint, parts] of Object.entries(endpoints)) {
    const names = [...endpoint.matchAll(/{(\w+)}/g)].map(([, name]) => name);
    const params = 'params' in parts ? Object.keys(parts.params.shape) : [];
    expect([endpoint, params]).toEqual([endpoint, names]);
  }
});

test('rejects wrong addresses at compile time', () => {
  const wrong = () => [
    // @ts-expect-error There is no such endpoint.
    addressOf('GET /carts/'),
    // @ts-expect-error The method does not fit.
    addressOf('PATCH /cart/'),
    // @ts-expect-error Its parameter is missing.
    addressOf('PUT /cart/items/{product_id}/'),
    // @ts-expect-error It is called product_id.
    addressOf('PUT /cart/items/{product_id}/', { params: { id: 7 } }),
    // @ts-expect-error It is a number.
    addressOf('PUT /cart/items/{product_id}/', { params: { product_id: 'seven' } }),
    // @ts-expect-error It has no parameters.
    addressOf('DELETE /cart/', { params: { product_id: 7 } }),
  ];
  expect(wrong).toBeInstanceOf(Function);
});
