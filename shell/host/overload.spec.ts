import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { readConfig } from '../releases/config.ts';
import { storeOfAllTests } from '../releases/testing/fake-store.ts';
import { createHost } from './host.ts';
import { hostLimits, type HostLimits } from './limits.ts';

const MEGABYTE = 2 ** 20;
const FOREVER = 600_000;

let requests: string[];
let respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
let api: ReturnType<typeof createServer>;
let host: Awaited<ReturnType<typeof createHost>>;
let origin: string;
let sockets: Socket[];

// Jest runs afterEach hooks in order of definition: the host must close before its store is deleted.
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  api.closeAllConnections();
  await host.app.close();
  api.close();
});
const fake = storeOfAllTests(({ golive }) => golive({ name: 'shell', version: '1.0.0' }));

beforeEach(async () => {
  requests = [];
  sockets = [];
  respond = async (request, response) => void response.end(await text(request));
  api = createServer((request, response) => {
    if (request.url === '/healthz' || request.url === '/sitemap.xml') return void response.end();
    requests.push(`${request.method} ${request.url}`);
    void respond(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

async function start(limits: Partial<HostLimits> = {}, settings: Record<string, string> = {}) {
  const API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = readConfig({
    ...{ DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'silent', RENDERERS: '1', API_ORIGIN },
    ...settings,
  });
  host = await createHost(config, { ...hostLimits, ...limits });
  origin = await host.app.listen({ port: 0, host: '127.0.0.1' });
}

async function open(head: string, body = ''): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: x\r\n\r\n${body}`);
  return socket;
}
const openMany = (count: number, head: string, body?: string) =>
  Promise.all(Array.from({ length: count }, () => open(head, body)));
const statusOf = async (socket: Socket) => Number((await text(socket)).slice(9, 12));
const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const connections = () =>
  new Promise<number>((resolve) => host.app.server.getConnections((_error, count) => resolve(count)));
async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise(setImmediate);
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const ENDLESS = 'POST /api/x/ HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 1000';
const UPLOAD = 'POST /api/x/ HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000';
const body = (limits: Partial<HostLimits['body']>) => ({ body: { ...hostLimits.body, ...limits } });

test('holds no connection to the API for bodies that never end', async () => {
  await start(body({ perAddress: 1000, grace: FOREVER }));
  const slow = await openMany(300, ENDLESS, '{');
  expect(await (await fetch(`${origin}/api/x/`, { method: 'POST', body: '{}' })).text()).toBe('{}');
  expect((await fetch(`${origin}/api/y/`)).status).toBe(200);
  expect(requests).toEqual(['POST /api/x/', 'GET /api/y/']);
  expect(slow.filter(({ closed }) => closed)).toEqual([]);
});

test('holds no connection to the API for uploads that never end', async () => {
  await start(body({ uploads: { max: 1000, perAddress: 1000 }, grace: FOREVER }));
  await openMany(300, UPLOAD, '--x');
  expect((await fetch(`${origin}/api/x/`, { method: 'POST', body: '{}' })).status).toBe(200);
});

test('rejects the oldest body of an address that sends too many at once', async () => {
  await start(body({ perAddress: 2, grace: FOREVER }));
  const first = await open(ENDLESS, '{');
  await openMany(2, ENDLESS, '{');
  expect(await statusOf(first)).toBe(408);
  expect((await fetch(`${origin}/api/x/`, { method: 'POST', body: '{}' })).status).toBe(200);
});

test.each([ENDLESS, UPLOAD])('rejects a body below the minimum rate and leaves no file: %s', async (head) => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  process.env.TMPDIR = folder;
  try {
    await start(body({ grace: 50 }));
    const slow = await open(head, 'a');
    const response = await text(slow);
    expect(response).toContain('408');
    expect(response).toContain('Запрос передавался слишком долго');
    expect(requests).toEqual([]);
    await until(async () => (await readdir(folder)).length === 0);
  } finally {
    delete process.env.TMPDIR;
    await rm(folder, { recursive: true });
  }
});

test('forwards an upload unchanged, with its length', async () => {
  await start();
  const sent = Buffer.alloc(3 * MEGABYTE, 'x');
  respond = async (request, response) => {
    const got = await buffer(request);
    response.end(JSON.stringify([request.headers['content-length'], got.equals(sent)]));
  };
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const whole = await fetch(`${origin}/api/x/`, { method: 'POST', headers, body: sent });
  expect(await whole.json()).toEqual([String(sent.length), true]);
  const stream = new Blob([sent]).stream();
  const chunked = await fetch(`${origin}/api/x/`, {
    method: 'POST',
    headers,
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect(await chunked.json()).toEqual([String(sent.length), true]);
});

test('responds to Expect: 100-continue, and forwards the body', async () => {
  await start();
  const expecting = httpRequest(`${origin}/api/x/`, {
    method: 'POST',
    headers: { expect: '100-continue', 'content-type': 'application/json', 'content-length': 2 },
  });
  expecting.flushHeaders();
  await once(expecting, 'continue');
  expecting.end('{}');
  const [response] = (await once(expecting, 'response')) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([200, '{}']);
});

/** Opens requests for a large file and reads nothing of the responses. */
async function openStalled(count: number, address: string) {
  const stalled = await openMany(count, `GET /media/large.pdf HTTP/1.1\r\nX-Forwarded-For: ${address}`);
  for (const socket of stalled) socket.pause();
  return stalled;
}
const sendLarge = (_request: IncomingMessage, response: ServerResponse) =>
  void response.end(Buffer.alloc(32 * MEGABYTE, 'x'));

test('serves calls and other files despite stalled readers', async () => {
  await start({ files: { max: 4, perAddress: 4 }, stalledWhileOthersWait: 50 });
  respond = (request, response) => {
    if (request.url === '/media/large.pdf') sendLarge(request, response);
    else response.end('ok');
  };
  const stalled = await openStalled(4, '203.0.113.1');
  await until(() => requests.length === 4);
  expect(await (await fetch(`${origin}/api/y/`)).text()).toBe('ok');
  expect(await (await fetch(`${origin}/media/small.png`, from('203.0.113.2'))).text()).toBe('ok');
  expect(stalled).toHaveLength(4);
});

test('disconnects a stalled reader even when no request waits', async () => {
  await start({ stalled: 50 });
  respond = sendLarge;
  await openStalled(1, '203.0.113.1');
  await until(() => requests.length === 1);
  await until(async () => (await connections()) === 0);
});

test('limits the places per address', async () => {
  await start({ calls: { max: 3, perAddress: 2 } });
  respond = (request, response) => {
    if (request.url === '/api/fast/') response.end('ok');
  };
  await openMany(5, 'GET /api/silent/ HTTP/1.1\r\nX-Forwarded-For: 203.0.113.1');
  await until(() => requests.length === 2);
  expect(await (await fetch(`${origin}/api/fast/`, from('203.0.113.2'))).text()).toBe('ok');
  expect(requests).toEqual(['GET /api/silent/', 'GET /api/silent/', 'GET /api/fast/']);
});

test('responds with 503 and Retry-After to a call without a place in time', async () => {
  await start({ calls: { max: 1, perAddress: 1 }, queue: { max: 1, perAddress: 1, wait: 50 } });
  respond = () => {};
  await open('GET /api/silent/ HTTP/1.1');
  await until(() => requests.length === 1);
  const late = await fetch(`${origin}/api/y/`);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await late.json()).toMatchObject({ status: 'error', code: 'unavailable' });
});

test('reports not ready when a pool has no progress', async () => {
  await start({ calls: { max: 1, perAddress: 1 }, stuck: 50 });
  respond = () => {};
  const ready = async () => (await fetch(`${origin}/readyz`)).json() as Promise<{ status: string; reason?: string }>;
  expect(await ready()).toEqual({ status: 'ok' });
  await openMany(2, 'GET /api/silent/ HTTP/1.1');
  await until(async () => (await ready()).status === 'down');
  expect((await ready()).reason).toBe('All places for calls at the API are taken, and none is released');
});

test('responds with 504 to a silent API', async () => {
  await start({ response: 100 });
  respond = () => {};
  expect((await fetch(`${origin}/api/silent/`)).status).toBe(504);
});

test('aborts a response that stops', async () => {
  await start({ pieces: 100 });
  let pieces: NodeJS.Timeout;
  respond = (_request, response) => {
    response.writeHead(200);
    pieces = setInterval(() => response.write('piece'), 10);
  };
  const half = await fetch(`${origin}/api/half/`);
  clearInterval(pieces!);
  expect(half.status).toBe(200);
  await expect(half.text()).rejects.toThrow();
});

test('limits the sockets of an address that is no proxy', async () => {
  await start({ socketsPerAddress: 3 }, { TRUST_PROXY: '10.0.0.1' });
  const held = await openMany(3, 'GET /api/x/ HTTP/1.1\r\nX-Part: ');
  const more = await open('GET /api/x/ HTTP/1.1');
  await ended(more);
  held[0]!.destroy();
  await until(async () => (await connections()) === 2);
  expect((await fetch(`${origin}/api/y/`)).status).toBe(200);
});

test('ends a request with incomplete headers with 408', async () => {
  await start({ headers: 100 });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-');
  expect(await statusOf(socket)).toBe(408);
});
