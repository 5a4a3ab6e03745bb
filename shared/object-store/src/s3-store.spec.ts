import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { S3Store } from './s3-store.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

let server: Server;
/** Statuses of the next responses; 200 when there are none. */
let statuses: number[] = [];
let requests: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
beforeEach(async () => {
  [statuses, requests] = [[], []];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const open = (retryWithin?: number) => {
  const { port } = server.address() as AddressInfo;
  const place = { url: `http://127.0.0.1:${port}`, bucket: 'files', region: 'r', key: 'k', secret: 's' };
  return new S3Store(place, retryWithin);
};

test('sends the hash of an upload, for the server to verify', async () => {
  await open().put('order-files/1', Buffer.from('план'));
  const [{ method, url, headers, body }] = requests as [(typeof requests)[0]];
  expect([method, url, body]).toEqual(['PUT', '/files/order-files/1', 'план']);
  expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update('план').digest('hex'));
  expect(headers['content-length']).toBe('8');
});

test.each([500, 502, 503, 429])('repeats a call after the status %d', async (status) => {
  statuses = [status, 200];
  await open().put('a', Buffer.from('план'));
  expect(requests.map(({ body }) => body)).toEqual(['план', 'план']);
});

test('is unavailable when the server keeps failing or does not listen', async () => {
  statuses = [503, 503];
  await expect(open(0).put('a', Buffer.from('план'))).rejects.toThrow(StoreUnavailableError);
  const closed = open(0);
  server.close();
  for (const call of [
    () => closed.get('a'),
    () => closed.head('a'),
    () => closed.delete('a'),
    () => closed.list('a')[Symbol.asyncIterator]().next(),
  ])
    await expect(call()).rejects.toThrow(StoreUnavailableError);
});

test('is full like a disk when the server has no room', async () => {
  statuses = [507];
  await expect(open().put('a', Buffer.from('план'))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(requests).toHaveLength(1);
});

test('does not repeat calls during an outage', async () => {
  const store = open(300);
  statuses = Array.from({ length: 20 }, () => 503);
  await expect(store.get('a')).rejects.toThrow(StoreUnavailableError);
  expect(requests.length).toBeGreaterThan(1);
  requests = [];
  await expect(store.get('a')).rejects.toThrow(StoreUnavailableError);
  expect(requests).toHaveLength(1);

  statuses = [];
  await store.put('a', Buffer.from('план'));
  [statuses, requests] = [[503], []];
  await store.put('a', Buffer.from('план'));
  expect(requests).toHaveLength(2);
});
