import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { readConfig } from '../releases/config.ts';
import { storeOfAllTests } from '../releases/testing/fake-store.ts';
import { createHost } from './host.ts';

const SESSION = 'k'.repeat(43);
let host: Awaited<ReturnType<typeof createHost>>;
let origin: string;
let seen: { url?: string; headers: IncomingHttpHeaders }[];
let respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const api = createServer((request, response) => {
  if (request.url === '/sitemap.xml') return void response.end();
  seen.push({ url: request.url, headers: request.headers });
  void respond(request, response);
});
const listening = async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
};

async function hostOf(settings: Record<string, string>) {
  const started = await createHost(
    readConfig({ DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'silent', RENDERERS: '1', ...settings }),
  );
  return { ...started, origin: await started.app.listen({ port: 0, host: '127.0.0.1' }) };
}

// Jest runs afterAll hooks in order of definition: the host must close before its store is deleted.
afterAll(async () => {
  await host.app.close();
  api.closeAllConnections();
  api.close();
});
const fake = storeOfAllTests(({ golive }) => golive({ name: 'shell', version: '1.0.0' }));
beforeAll(async () => {
  const started = await hostOf({ API_ORIGIN: await listening() });
  host = started;
  origin = started.origin;
});
beforeEach(() => {
  seen = [];
  respond = async (request, response) => {
    await text(request).catch(() => undefined);
    response.setHeader('content-type', 'application/json').end('{}');
  };
});

/** Sends raw bytes, because fetch would not send such addresses. */
const raw = (head: string, body = '') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`),
    );
    let received = '';
    socket.on('data', (data) => (received += data.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(received.slice(9, 12)), text: received }));
  });
const rawGet = (url: string) => raw(`GET ${url} HTTP/1.1\r\nHost: x`);

describe('redirects within the site', () => {
  test.each([
    '//a//evil.test/x',
    '//a//evil.test/x?override=1',
    '//evil.test/?override=1',
    '///evil.test?override=1',
    '/\\evil.test/?override=1',
    '/..//evil.test/x?override=1',
    '/.//evil.test/x?override=1',
    '/%2e%2e//evil.test/x?override=1',
    '/..\\\\evil.test/x?override=1',
    '/@evil.test/?override=1',
    'http://evil.test/x?override=1',
    'http://evil.test//a//x?override=1',
    '//evil。test/?override=1',
  ])('%s', async (url) => {
    const { status, text } = await rawGet(url);
    const location = /^location: (.*)\r$/im.exec(text)?.[1];
    if (location !== undefined) {
      expect(new URL(location, 'https://site.test').origin).toBe('https://site.test');
      expect(location).toMatch(/^\/(?![/\\])/);
    }
    expect(status).toBeLessThan(500);
    expect(status).toBeGreaterThan(0);
  });
  test('replaces leading slashes with one', async () => {
    const { status, text } = await rawGet('//a//evil.test/x?y=1');
    expect([status, /^location: (.*)\r$/im.exec(text)?.[1]]).toEqual([301, '/a//evil.test/x?y=1']);
  });
});

describe('the visitor’s address', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.9, 203.0.113.8',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'x-forwarded-host': 'evil.test',
  };
  const forwardedFrom = async (from: string, headers: Record<string, string>) => {
    await fetch(`${from}/api/fetch/sitedata/`, { headers });
    return seen.at(-1)!.headers;
  };

  test('is the address of the socket, and forged headers do not reach the API', async () => {
    const open = await hostOf({ API_ORIGIN: host.config.API_ORIGIN, TRUST_PROXY: '10.0.0.1' });
    expect(await forwardedFrom(open.origin, forged)).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-host'])
      expect(seen.at(-1)!.headers).not.toHaveProperty(name);
    await open.app.close();
  });

  test('is the address reported by a trusted proxy', async () => {
    expect((await forwardedFrom(origin, forged))['x-forwarded-for']).toBe('203.0.113.8');
    expect((await forwardedFrom(origin, {}))['x-forwarded-for']).toBe('127.0.0.1');
    expect((await forwardedFrom(origin, { 'x-forwarded-for': 'nobody, 2001:DB8::1' }))['x-forwarded-for']).toBe(
      '2001:DB8::1',
    );
    expect((await forwardedFrom(origin, { 'x-forwarded-for': "'; drop table users --" }))['x-forwarded-for']).toBe(
      '127.0.0.1',
    );
  });
});

test('sends the start time of the request to the API, and ignores a forged one', async () => {
  const before = Date.now();
  await fetch(`${origin}/api/fetch/sitedata/`, { headers: { 'x-request-began': '5' } });
  expect(Number(seen.at(-1)!.headers['x-request-began'])).toBeGreaterThanOrEqual(before);
});

describe('X-Forwarded-For with ports or brackets', () => {
  test.each([
    ['203.0.113.8:4711', '203.0.113.8'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['203.0.113.9:1, 203.0.113.8:4711, 127.0.0.1:80', '203.0.113.8'],
    ['203.0.113.8:4711, [::1]:80', '203.0.113.8'],
    ['0x7f.1:80', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['_hidden, ', '127.0.0.1'],
  ])('is parsed: %s', async (forwarded, address) => {
    await fetch(`${origin}/api/fetch/sitedata/`, { headers: { 'x-forwarded-for': forwarded } });
    expect(seen.at(-1)!.headers['x-forwarded-for']).toBe(address);
  });
});

describe('cookies', () => {
  const cookiesFor = async (url: string, cookie: string) => {
    const response = await fetch(origin + url, { headers: { cookie }, redirect: 'manual' });
    return { status: response.status, set: response.headers.getSetCookie() };
  };

  test.each(['sid=%E0%A4%A', 'sid=foreign', 'sid=;;;=', `sid=${'x'.repeat(4000)}`, 'sid="{\\"a\\":1}"', 'sid=%00'])(
    'drops and clears a malformed session cookie: %s',
    async (cookie) => {
      const page = await cookiesFor('/', cookie);
      expect([page.status, page.set]).toEqual([200, [expect.stringMatching(/^sid=; Max-Age=0; Path=\//)]]);
      await cookiesFor('/api/fetch/userdata/', cookie);
      expect(seen.at(-1)!.headers).not.toHaveProperty('sessionid');
    },
  );

  test('forwards the session of the cookie, and never the client’s own header', async () => {
    expect((await cookiesFor('/', `sid=${SESSION}`)).set).toEqual([]);
    await fetch(`${origin}/api/fetch/userdata/`, { headers: { cookie: `sid=${SESSION}`, sessionid: 'claimed' } });
    expect(seen.at(-1)!.headers.sessionid).toBe(SESSION);
    await fetch(`${origin}/api/fetch/userdata/`, { headers: { sessionid: SESSION } });
    expect(seen.at(-1)!.headers).not.toHaveProperty('sessionid');
  });

  test('forwards all of several sessions, and clears none', async () => {
    const other = 'o'.repeat(43);
    const cookie = `sid=damaged; sid=${other}; sid=${SESSION}`;
    expect((await cookiesFor('/', cookie)).set).toEqual([]);
    await cookiesFor('/api/fetch/userdata/', cookie);
    expect(seen.at(-1)!.headers.sessionid).toBe(`${other},${SESSION}`);
  });

  test('clears a malformed override', async () => {
    const { status, set } = await cookiesFor('/', 'override=half');
    expect([status, set]).toEqual([200, [expect.stringMatching(/^override=; Max-Age=0; Path=\//)]]);
  });
});

describe('hostile requests', () => {
  const post = (url: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    fetch(origin + url, { method: 'POST', body: typeof body === 'string' ? body : new Uint8Array(body), headers });
  const json = { 'content-type': 'application/json' };

  test.each(['/%', '/%E0%A4%A', '/%00', '/a%00b/', '/search/?q=%00', '/api/%00/', '/api/search/?q=%00', '/r/%00'])(
    'GET %s is 400',
    async (url) => {
      expect((await rawGet(url)).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  test('rejects a body in any encoding with 415', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x'])
      expect([encoding, (await post('/api/x/', bomb, { ...json, 'content-encoding': encoding })).status]).toEqual([
        encoding,
        415,
      ]);
    expect(seen).toEqual([]);
  });

  test('rejects a body of 20 MB with 413, before the API if it has a Content-Length', async () => {
    const large = Buffer.alloc(20 * 2 ** 20, 'x');
    expect((await post('/api/x/', large, json)).status).toBe(413);
    expect((await post('/api/x/', large, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(413);
    expect(seen).toEqual([]);
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 20; part++) controller.enqueue(new Uint8Array(2 ** 20));
        controller.close();
      },
    });
    const chunked = await fetch(`${origin}/api/x/`, {
      method: 'POST',
      body: stream,
      headers: json,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test('accepts 30 MB for a file of the media library only', async () => {
    const upload = { 'content-type': 'multipart/form-data; boundary=x' };
    const statusOf = async (url: string, bytes: number) => (await post(url, Buffer.alloc(bytes, 'x'), upload)).status;
    for (const url of ['/api/manage/media/?alt=x', '/api/manage/media/a%20b.jpg/replace/'])
      expect([url, await statusOf(url, 30 * 2 ** 20), await statusOf(url, 31 * 2 ** 20)]).toEqual([url, 200, 413]);
    for (const url of ['/api/manage/media/a.jpg/describe/', '/api/manage/mediax/', '/api/x/?/api/manage/media/'])
      expect([url, await statusOf(url, 11 * 2 ** 20)]).toEqual([url, 413]);
  });

  test('forwards an early error response of the API to a body', async () => {
    respond = (_request, response) =>
      void response.writeHead(429, { 'content-type': 'application/json' }).end('{"code":"too_many"}');
    const rejected = await post('/api/x/', Buffer.alloc(200_000, 'x'), json);
    expect(rejected.status).toBe(429);
  });

  test('responds below 500 to unexpected bodies, methods and headers', async () => {
    expect((await post('/', 'x')).status).toBe(405);
    expect((await post('/r/shell/1.0.0/client/main.js', 'x')).status).toBe(405);
    for (const head of ['BREW / HTTP/1.1\r\nHost: x', 'GET / HTTP/1.1', 'GET / HTTP/1.1\r\nHost: x\r\nbad\0: 1'])
      expect((await raw(head)).status).toBe(400);
    const headerSets: Record<string, string>[] = [
      { 'accept-encoding': 'x' },
      { 'accept-encoding': 'identity;q=0' },
      { 'accept-encoding': ';;,q=' },
      { range: 'bytes=9-1' },
      { 'if-none-match': '\\' },
    ];
    for (const headers of headerSets)
      for (const url of ['/', '/r/shell/1.0.0/client/main.js', '/api/fetch/sitedata/'])
        expect([url, headers, (await fetch(origin + url, { headers })).status < 500]).toEqual([url, headers, true]);
  });
});

describe('an unavailable API', () => {
  const faults: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
    ['resets', (request) => void request.socket.destroy()],
    ['sends no HTTP', (request) => void request.socket.end('hello\r\n\r\n')],
  ];
  test.each(faults)('%s: 502 with a problem document', async (_what, fault) => {
    respond = fault;
    const response = await fetch(`${origin}/api/fetch/userdata/`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '5']);
    expect(await response.json()).toMatchObject({ status: 'error', code: 'unavailable' });
  });

  test('refuses connections: 503, for files at the root as well', async () => {
    const without = await hostOf({ API_ORIGIN: 'http://127.0.0.1:1' });
    for (const url of ['/api/fetch/userdata/', '/robots.txt', '/media/x.webp', '/catalog.xml']) {
      const response = await fetch(without.origin + url);
      expect([url, response.status, response.headers.get('retry-after')]).toEqual([url, 503, '5']);
    }
    expect((await fetch(`${without.origin}/api/x`, { method: 'POST', body: 'x' })).status).toBe(503);
    await without.app.close();
  });

  test('responds with 503 itself: forwarded at once, with its Retry-After', async () => {
    respond = (_request, response) =>
      void response.writeHead(503, { 'retry-after': '600' }).end('{"status":"error","code":"maintenance"}');
    const response = await fetch(`${origin}/api/fetch/userdata/`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
    expect(seen).toHaveLength(1);
  });
});

test('sends the referrer’s origin to map services', async () => {
  expect((await fetch(`${origin}/`)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});
