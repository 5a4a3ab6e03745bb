import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { BatchRequest } from '@site/contracts/batch';
import { send, sendBatched, sendWith } from './send.ts';

let api: Server;
let origin: string;
let requests: string[];
let supportsBatches: boolean;
let batchStatus: number;
const used = new WeakSet<Socket>();

beforeEach(async () => {
  requests = [];
  supportsBatches = true;
  batchStatus = 200;
  api = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.headers['x-new']) response.setHeader('set-cookie', [`sid=${request.url}`, 'other=1']);
    if (request.url === '/api/batch/' && supportsBatches) {
      response.statusCode = batchStatus;
      if (batchStatus !== 200) return response.end('[]');
      const { calls } = BatchRequest.parse(JSON.parse(await text(request)));
      const key = request.headers['x-key'];
      return response.end(
        JSON.stringify(calls.map((body, index) => ({ status: 200 + index, body: { ...body, key } }))),
      );
    }
    if (request.url === '/silent') return;
    if (request.url === '/idle' && used.has(request.socket)) return request.socket.destroy();
    used.add(request.socket);
    if (request.url === '/page') return response.end('<html>');
    response.statusCode = ['/missing', '/api/batch/'].includes(request.url!) ? 404 : 200;
    response.end(JSON.stringify({ method: request.method, key: request.headers['x-key'], body: await text(request) }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(() => {
  api.closeAllConnections();
  return new Promise((resolve) => api.close(resolve));
});

const get = { method: 'GET', headers: { 'x-key': '4' } };

test('sends the body, and returns the response with its status', async () => {
  const response = await send(`${origin}/`, { ...get, method: 'POST', body: '{"url":"/каталог/"}' });
  expect([response.ok, response.status]).toEqual([true, 200]);
  expect(await response.json()).toEqual({ method: 'POST', key: '4', body: '{"url":"/каталог/"}' });
  expect(await send(`${origin}/missing`, get)).toMatchObject({ ok: false, status: 404 });
});

test('rejects json() for invalid JSON, and the call for a closed port', async () => {
  await expect((await send(`${origin}/page`, get)).json()).rejects.toThrow('not valid JSON');
  await expect(send('http://127.0.0.1:1/', get)).rejects.toThrow('ECONNREFUSED');
});

test('sends a call again when the API closes its reused connection', async () => {
  await (await send(`${origin}/`, get)).json();
  expect(await (await send(`${origin}/idle`, get)).json()).toMatchObject({ method: 'GET' });
  expect(requests).toEqual(['GET /', 'GET /idle', 'GET /idle']);
});

test('aborts the call when the visitor disconnects', async () => {
  const left = new AbortController();
  const call = send(`${origin}/silent`, { ...get, signal: left.signal });
  left.abort();
  await expect(call).rejects.toThrow('aborted');
});

const post = { method: 'POST', headers: get.headers, body: '{"url":"/каталог/"}' };

test('combines the calls of one turn into one request, with separate responses', async () => {
  const sendCall = sendBatched(origin);
  const responses = await Promise.all([sendCall(`${origin}/api/a/?b=1`, get), sendCall(`${origin}/api/c/`, post)]);
  expect(requests).toEqual(['POST /api/batch/']);
  expect(responses.map(({ ok, status }) => [ok, status])).toEqual([
    [true, 200],
    [true, 201],
  ]);
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual([
    { url: '/api/a/?b=1', key: '4' },
    { url: '/api/c/', body: { url: '/каталог/' }, key: '4' },
  ]);
});

test('splits the calls of one turn into batches that the API accepts', async () => {
  const sendCall = sendBatched(origin);
  const urls = Array.from({ length: 17 }, (_, index) => `/api/${index}/`);
  const responses = await Promise.all(urls.map((url) => sendCall(origin + url, get)));
  expect(requests.toSorted()).toEqual(['GET /api/16/', 'POST /api/batch/', 'POST /api/batch/']);
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(bodies.slice(0, 16)).toEqual(urls.slice(0, 16).map((url) => ({ url, key: '4' })));
});

test('reports the cookies of responses and of batches', async () => {
  const received: string[] = [];
  const sendCall = sendWith((cookies) => received.push(...cookies));
  const extending = { ...get, headers: { ...get.headers, 'x-new': '1' } };
  await sendCall(`${origin}/api/a/`, get);
  expect(received).toEqual([]);
  await sendCall(`${origin}/api/a/`, extending);
  expect(received.splice(0)).toEqual(['sid=/api/a/', 'other=1']);
  const together = sendBatched(origin, undefined, sendCall);
  await Promise.all([together(`${origin}/api/a/`, extending), together(`${origin}/api/b/`, extending)]);
  expect(received).toEqual(['sid=/api/batch/', 'other=1']);
});

test('sends single calls, and methods other than GET and POST, unbatched', async () => {
  const sendCall = sendBatched(origin);
  expect(await (await sendCall(`${origin}/api/a/`, get)).json()).toMatchObject({ method: 'GET', key: '4' });
  await Promise.all([
    sendCall(`${origin}/api/a/`, { ...post, method: 'PUT' }),
    sendCall(`${origin}/api/b/`, { ...get, method: 'DELETE' }),
  ]);
  expect(requests.toSorted()).toEqual(['DELETE /api/b/', 'GET /api/a/', 'PUT /api/a/']);
});

test('sends calls one by one to an older API without batches', async () => {
  supportsBatches = false;
  const sendCall = sendBatched(origin);
  const responses = await Promise.all([sendCall(`${origin}/api/a/`, get), sendCall(`${origin}/missing`, post)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 404]);
  expect(await responses[0].json()).toMatchObject({ method: 'GET', key: '4' });
});

test('returns the failure of a batch to all calls, without sending them again', async () => {
  batchStatus = 503;
  const sendCall = sendBatched(origin);
  const responses = await Promise.all([sendCall(`${origin}/api/a/`, get), sendCall(`${origin}/api/b/`, get)]);
  expect(requests).toEqual(['POST /api/batch/']);
  expect(responses.map(({ ok, status }) => [ok, status])).toEqual([
    [false, 503],
    [false, 503],
  ]);
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual([[], []]);
});

test('rejects all calls of a batch when the API is down or the visitor disconnects', async () => {
  const away = sendBatched('http://127.0.0.1:1');
  const failed = await Promise.allSettled([1, 2].map(() => away('http://127.0.0.1:1/api/a/', get)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const left = new AbortController();
  const sendCall = sendBatched(origin, left.signal);
  const responses = Promise.allSettled([sendCall(`${origin}/api/a/`, get), sendCall(`${origin}/api/b/`, get)]);
  setImmediate(() => left.abort());
  expect((await responses).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
