import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const LOGIN = '/api/account/user/login';
const json = { 'content-type': 'application/json' };

const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;

test.each<[string, number, BodyInit, Record<string, string>]>([
  ['another prototype', 400, '{"phone":"+79000000001","__proto__":{"role":"company_owner"}}', json],
  ['another constructor', 400, '{"phone":"+79000000001","constructor":{"prototype":{"role":"x"}}}', json],
  ['ten thousand levels', 400, nested(10_000), json],
  ['a truncated document', 400, '{"phone":"+7', json],
  ['an empty JSON body', 400, '', json],
  ['a list instead of an object', 400, '[]', json],
  ['NUL in a value', 400, JSON.stringify({ phone: '+7\u00009000000001' }), json],
  ['NUL in a name', 400, JSON.stringify({ 'ph\u0000one': '1' }), json],
  ['a lone surrogate in a value', 400, '{"phone":"+7900\\ud835"}', json],
  ['a lone surrogate in a name', 400, '{"ph\\udc9cone":"1"}', json],
  ['invalid UTF-8', 400, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), json],
  ['a compressed body', 415, gzipSync('{"phone":"+79000000001"}'), { ...json, 'content-encoding': 'gzip' }],
  ['an unknown encoding', 415, '{}', { ...json, 'content-encoding': 'x-unknown' }],
  ['another format', 415, '<a/>', { 'content-type': 'application/xml' }],
  ['a form without its boundary', 415, 'x', { 'content-type': 'multipart/form-data' }],
  ['twenty megabytes', 413, `{"phone":"${'9'.repeat(20 * 1024 * 1024)}"}`, json],
])('%s is rejected, and the API keeps working', async (_case, status, body, headers) => {
  const answer = await api.postBytes(LOGIN, body, headers);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, expect.stringContaining('json')]);
  expect(answer.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/[а-яё]/i) });
  expect(({} as { role?: string }).role).toBeUndefined();
  expect((await api.get('/healthz')).statusCode).toBe(200);
});

test('rejects NUL in a URL', async () => {
  expect((await api.get('/api/search/?query=%00')).statusCode).toBe(400);
});
