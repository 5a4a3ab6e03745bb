import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { send } from './send.ts';

let api: Server;
let origin: string;

beforeEach(async () => {
  api = createServer(async (request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/page') return response.end('<html>');
    response.statusCode = request.url === '/missing' ? 404 : 200;
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
