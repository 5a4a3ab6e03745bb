import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, METHODS, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { readConfig } from '../releases/config.ts';
import { storeOfAllTests } from '../releases/testing/fake-store.ts';
import { createHost } from './host.ts';

let host: Awaited<ReturnType<typeof createHost>>;
let port: number;
// Jest runs afterAll hooks in order of definition: the host must close before its store is deleted.
afterAll(() => host.app.close());
const fake = storeOfAllTests(({ golive }) => golive({ name: 'shell', version: '1.0.0' }));
let slow: (response: ServerResponse) => void;
const api = createServer(({ url }, response) => (url === '/api/slow/' ? slow(response) : void response.end()));
function open(head: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\nHost: x\r\n\r\n`);
  return socket;
}
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const settings = { DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'silent', RENDERERS: '1', API_ORIGIN };
  host = await createHost(readConfig(settings));
  port = Number(new URL(await host.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const REST = '\r\nHost: x\r\nConnection: close\r\n\r\n';
async function raw(head: string, rest = REST) {
  const socket = connect(port, '127.0.0.1', () => socket.write(head + rest));
  socket.on('error', () => {});
  const response = await text(socket);
  const at = response.indexOf('\r\n\r\n');
  return {
    status: Number(response.slice(9, 12)),
    headers: response.slice(0, at).toLowerCase(),
    body: response.slice(at + 4),
  };
}

const LARGE = `\r\nHost: x\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`;

test.each<[string, number, string, string]>([
  ['a malformed address', 400, 'GET /%E0%A4%A HTTP/1.1', REST],
  ['a method that HTTP does not know', 400, 'BREW / HTTP/1.1', REST],
  ['a method that no page has', 404, 'PROPFIND / HTTP/1.1', REST],
  ['a form sent to a page', 405, 'POST / HTTP/1.1\r\nContent-Length: 9000', REST],
  ['headers that are too large', 431, 'GET / HTTP/1.1', LARGE],
  ['a header without end', 400, 'GET / HTTP/1.1\r\nbad\0: 1', REST],
  ['an expectation', 417, 'GET / HTTP/1.1\r\nExpect: tea', REST],
  ['a composition that is not there', 404, 'GET /builds/0123456789abcdef.js HTTP/1.1', REST],
  ['a request without a host', 400, 'GET / HTTP/1.1', '\r\nConnection: close\r\n\r\n'],
  ['a tunnel', 404, 'CONNECT example.org:443 HTTP/1.1', REST],
  ['a file that is not there', 404, 'GET /r/shell/1.0.0/client/none.js HTTP/1.1', REST],
])('%s gets an error page of the site', async (_what, status, head, rest) => {
  const response = await raw(head, rest);
  expect(response.status).toBe(status);
  expect(response.headers).toContain('content-type: text/html; charset=utf-8');
  expect(response.body).toMatch(/^(?:[0-9a-f]+\r\n)?<!doctype html><html lang="ru">/);
  expect(response.body).not.toMatch(/Bad Request|Not Found|statusCode/);
});

test.each<[string, number, string, string]>([
  ['a malformed address', 400, 'GET /api/%E0%A4%A HTTP/1.1', REST],
  ['headers that are too large', 431, 'GET /api/x/ HTTP/1.1', LARGE],
  ['an unknown method', 404, 'SEARCH /api/x/ HTTP/1.1', REST],
  ['no host', 400, 'GET /api/x/ HTTP/1.1', '\r\nConnection: close\r\n\r\n'],
])('responds to an API call with %s with a problem document', async (_what, status, head, rest) => {
  const response = await raw(head, rest);
  expect(response.status).toBe(status);
  expect(response.headers).toContain('content-type: application/json');
  expect(response.body).toMatch(/"status":"error","code":"\w+","message":"[А-Я]/);
});

test('never sends an error of the framework, for any method', async () => {
  for (const method of METHODS.filter((name) => !['CONNECT', 'HEAD'].includes(name))) {
    const { headers, body } = await raw(`${method} /healthz HTTP/1.1`);
    expect([method, headers.includes('application/json') && !body.includes('"status":"ok"')]).toEqual([method, false]);
  }
});

// Ends the host: the last test.
test('completes pending requests while closing, and ends their connections', async () => {
  const requested = new Promise<ServerResponse>((resolve) => (slow = resolve));
  const socket = open('GET /api/slow/ HTTP/1.1');
  const response = await requested;
  const closed = host.app.close();
  while (host.app.server.listening) await new Promise(setImmediate);
  response.end('{}');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  await closed;
});
