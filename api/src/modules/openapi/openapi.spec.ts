import { afterAll, beforeAll, expect, test } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '@site/contracts/endpoints';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const document = async () => (await api.get('/api/openapi.json', { key: null })).json();

test('serves a public document that passes an independent validator', async () => {
  const { valid, errors } = await new Validator().validate(await document());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('describes every endpoint with its parameters and responses', async () => {
  const { paths, components } = await document();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...Object.keys(endpoints), 'GET /{path}/'].sort());

  const put = paths['/cart/items/{product_id}/'].put;
  expect(put.parameters).toEqual([
    { in: 'path', name: 'product_id', required: true, schema: expect.objectContaining({ type: 'integer' }) },
  ]);
  expect(put.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/QuantityRequest' });
  expect(put.responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/CartResponse' });
  expect(components.schemas.QuantityRequest.required).toEqual(['qty']);
  expect(paths['/order/files/'].post.requestBody.content).toHaveProperty(['multipart/form-data']);
  expect(paths['/cart/cart.pdf'].get.security).toEqual([]);
});
