import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BatchRequest } from '@site/contracts/batch';
import { send, sendTogether, sendWith } from './send.ts';

let api: Server;
let origin: string;
/** What it was asked, in its order. */
let asked: string[];
let knowsBatches: boolean;

beforeEach(async () => {
  asked = [];
  knowsBatches = true;
  api = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.headers['x-new']) response.setHeader('set-cookie', [`sid=${request.url}`, 'other=1']);
    if (request.url === '/api/batch/' && knowsBatches) {
      const { calls } = JSON.parse(await text(request)) as BatchRequest;
      const key = request.headers['x-key'];
      return response.end(
        JSON.stringify(calls.map((body, index) => ({ status: 200 + index, body: { ...body, key } }))),
      );
    }
    if (request.url === '/silent') return;
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

test('what is sent arrives, and the answer comes with its status', async () => {
  const answer = await send(`${origin}/`, { ...get, method: 'POST', body: '{"url":"/каталог/"}' });
  expect([answer.ok, answer.status]).toEqual([true, 200]);
  expect(await answer.json()).toEqual({ method: 'POST', key: '4', body: '{"url":"/каталог/"}' });
  expect(await send(`${origin}/missing`, get)).toMatchObject({ ok: false, status: 404 });
});

test('an answer that is no JSON is an error of reading it, a closed port one of sending', async () => {
  await expect((await send(`${origin}/page`, get)).json()).rejects.toThrow('not valid JSON');
  await expect(send('http://127.0.0.1:1/', get)).rejects.toThrow('ECONNREFUSED');
});

test('a visitor who goes away ends the call', async () => {
  const left = new AbortController();
  const asked = send(`${origin}/silent`, { ...get, signal: left.signal });
  left.abort();
  await expect(asked).rejects.toThrow('aborted');
});

const post = { method: 'POST', headers: get.headers, body: '{"url":"/каталог/"}' };

test('what is asked in one turn is one request, and each has its own answer', async () => {
  const sendCall = sendTogether(origin);
  const answers = await Promise.all([sendCall(`${origin}/api/a/?b=1`, get), sendCall(`${origin}/api/c/`, post)]);
  expect(asked).toEqual(['POST /api/batch/']);
  expect(answers.map(({ ok, status }) => [ok, status])).toEqual([
    [true, 200],
    [true, 201],
  ]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { url: '/api/a/?b=1', key: '4' },
    { url: '/api/c/', body: { url: '/каталог/' }, key: '4' },
  ]);
});

test('cookies that an answer sets are told, those of a batch as well', async () => {
  const told: string[] = [];
  const sendCall = sendWith((cookies) => told.push(...cookies));
  const extending = { ...get, headers: { ...get.headers, 'x-new': '1' } };
  await sendCall(`${origin}/api/a/`, get);
  expect(told).toEqual([]);
  await sendCall(`${origin}/api/a/`, extending);
  expect(told.splice(0)).toEqual(['sid=/api/a/', 'other=1']);
  const together = sendTogether(origin, undefined, sendCall);
  await Promise.all([together(`${origin}/api/a/`, extending), together(`${origin}/api/b/`, extending)]);
  expect(told).toEqual(['sid=/api/batch/', 'other=1']);
});

test('what is asked alone, and what is more than a question, goes as it is', async () => {
  const sendCall = sendTogether(origin);
  expect(await (await sendCall(`${origin}/api/a/`, get)).json()).toMatchObject({ method: 'GET', key: '4' });
  await Promise.all([
    sendCall(`${origin}/api/a/`, { ...post, method: 'PUT' }),
    sendCall(`${origin}/api/b/`, { ...get, method: 'DELETE' }),
  ]);
  expect(asked.toSorted()).toEqual(['DELETE /api/b/', 'GET /api/a/', 'PUT /api/a/']);
});

test('an API of before, which knows no batches, is asked one by one', async () => {
  knowsBatches = false;
  const sendCall = sendTogether(origin);
  const answers = await Promise.all([sendCall(`${origin}/api/a/`, get), sendCall(`${origin}/missing`, post)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect(await answers[0].json()).toMatchObject({ method: 'GET', key: '4' });
});

test('an API that is away fails each of them, and a visitor who goes away ends them', async () => {
  const away = sendTogether('http://127.0.0.1:1');
  const failed = await Promise.allSettled([1, 2].map(() => away('http://127.0.0.1:1/api/a/', get)));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const left = new AbortController();
  const sendCall = sendTogether(origin, left.signal);
  const answers = Promise.allSettled([sendCall(`${origin}/api/a/`, get), sendCall(`${origin}/api/b/`, get)]);
  setImmediate(() => left.abort());
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
