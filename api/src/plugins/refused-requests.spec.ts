import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '@site/contracts/problem';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const REST = '\r\nHost: x\r\nConnection: close\r\n\r\n';
async function raw(head: string, rest = REST) {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(head + rest);
  const answer = await text(socket);
  return { status: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

test.each([
  ['a malformed address', 400, 'GET /api/%E0%A4%A HTTP/1.1', REST],
  ['a method that HTTP does not know', 400, 'BREW /api/ HTTP/1.1', REST],
  ['a method that no route has', 404, 'PROPFIND /healthz HTTP/1.1', REST],
  ['headers that are too large', 431, 'GET /api/ HTTP/1.1', `\r\nHost: x\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
  ['an expectation', 417, 'GET /healthz HTTP/1.1\r\nExpect: tea', REST],
  ['a request without a host', 400, 'GET /healthz HTTP/1.1', '\r\nConnection: close\r\n\r\n'],
  ['a tunnel', 404, 'CONNECT example.org:443 HTTP/1.1', REST],
])('%s gets a response in our problem format', async (_case, status, head, rest) => {
  const answer = await raw(head, rest);
  expect(answer.status).toBe(status);
  const problem = Problem.parse(JSON.parse(answer.body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '')));
  expect(problem.message).toMatch(/^[А-Я][а-я]/);
});

test('returns no framework error for any method', async () => {
  for (const method of METHODS.filter((name) => name !== 'CONNECT')) {
    const { body } = await raw(`${method} /nowhere HTTP/1.1`);
    expect([method, /statusCode|Not Found/.test(body)]).toEqual([method, false]);
  }
});

test('returns an HTML page for a form without a route', async () => {
  const answer = await fetch(`${api.origin}/shop/nowhere/`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});
