import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { activate, rollback } from '../releases/activation.ts';
import { readComposition } from '../releases/compositions.ts';
import { hostsToFollow } from '../releases/hosts.ts';
import { publish, publishAll } from '../releases/publishing.ts';
import { readBuild, type Build, type Store } from '../releases/store.ts';
import { echoRenderer, writeBuild } from '../releases/testing/fake-site.ts';
import { storeOfAllTests, storeOfEachTest, type FakeStore } from '../releases/testing/fake-store.ts';
import { readConfig } from '../releases/config.ts';
import { createHost } from './host.ts';
import { signOverride } from '@site/contracts/override';

let store: Store;
let host: Awaited<ReturnType<typeof createHost>>;
const site = { apiOrigin: 'http://127.0.0.1:1', publicKey: 'key', siteOrigin: 'http://localhost', rendererMemory: 256 };

const release = async (version: string, traffic?: number) => {
  await publish(store, await writeBuild(join(store.dataDir, 'builds', version), { name: 'shell', version }));
  await activate(store, site, [{ name: 'shell', version }], { who: 'test', traffic });
};
const get = (url: string, cookies: Record<string, string> = {}) => host.app.inject({ url, cookies });
const liveId = async () => (await get('/builds/latest.json')).json<{ id: string }>().id;
async function until(condition: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The condition did not hold within 5 s');
}
const session = { sid: 'a-visitor'.padEnd(43, '-') };

const inProduction = (settings: Record<string, string> = {}) =>
  createHost(
    readConfig({
      DATA_DIR: store.dataDir,
      LOG_LEVEL: 'silent',
      RENDERERS: '1',
      NODE_ENV: 'production',
      PORT: '8080',
      REQUEST_PUBLIC_KEY: 'a-key-of-its-own',
      HTTPS: 'none',
      UNSIGNED_RELEASES: 'accepted',
      ...settings,
    }),
  );

const liveShell = ({ golive }: FakeStore) => golive({ name: 'shell', version: '1.0.0' });
async function start(settings: Record<string, string>) {
  host = await createHost(readConfig({ DATA_DIR: store.dataDir, LOG_LEVEL: 'silent', ...settings }));
}

/** One host for all tests of a block. */
function oneHost(settings: Record<string, string>) {
  // Jest runs these hooks in order of definition: the host must close before its store is deleted.
  afterAll(() => host.app.close());
  const fake = storeOfAllTests(liveShell);
  beforeAll(async () => {
    ({ store } = fake);
    await start(settings);
  });
}

describe('a host of one composition', () => {
  oneHost({ RENDERERS: '1' });

  test('serves a page of the live composition with its status', async () => {
    const id = await liveId();
    expect((await get('/catalog/?sort=new')).body).toBe(`${id} /catalog/?sort=new`);
    expect((await get('/missing/')).statusCode).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('responds to %s with a page of instructions', async (method) => {
    const response = await host.app.inject({
      method,
      url: '/login/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'phone=%2B79161234567',
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<h1>Форма не&nbsp;отправлена</h1>');
  });

  test('sends the client-rendered page when rendering fails', async () => {
    const page = await get('/broken/');
    expect([page.statusCode, page.body]).toEqual([503, '<script>client</script>']);
  });

  test('shares a page between guests, in the encoding of each, and renders separately for a session', async () => {
    const request = (headers: Record<string, string>, cookies = {}) =>
      host.app.inject({ url: '/counted/', headers, cookies });
    const [first, brotli, gzipped] = await Promise.all([
      request({}),
      request({ 'accept-encoding': 'gzip, br' }),
      request({ 'accept-encoding': 'gzip, br;q=0' }),
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(first.body);
    expect([
      brotli.headers['content-encoding'],
      gzipped.headers['content-encoding'],
      first.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    expect(brotli.headers['server-timing']).toMatch(/^compress;dur=\d/);
    expect((await request({}, session)).body).not.toBe(first.body);
    await until(async () => (await request({})).body !== first.body);
  });

  test('sends a page as its renderer compressed it, and compresses the plain page of an older shell', async () => {
    const request = (url: string, accepted: string) =>
      host.app.inject({ url, headers: { 'accept-encoding': accepted }, cookies: session });
    const texts = ['compressed by the renderer', `${await liveId()} /old-shell/`];
    for (const [index, url] of ['/compressed/', '/old-shell/'].entries()) {
      const page = await request(url, 'gzip, br');
      expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['br', 'accept-encoding']);
      expect(brotliDecompressSync(page.rawPayload).toString()).toBe(texts[index]);
    }
    const plain = await request('/compressed/', 'identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, `${await liveId()} /compressed/`]);
  });

  test('sends Retry-After with a page without its data', async () => {
    for (const cookies of [{}, session]) {
      const page = await get('/away/', cookies);
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    }
    expect((await get('/failing/')).headers).not.toHaveProperty('retry-after');
  });

  test('caches no error page', async () => {
    const first = await get('/failing/');
    expect(first.statusCode).toBe(500);
    expect((await get('/failing/')).body).not.toBe(first.body);
  });

  test('renders a failed page again for the next guest', async () => {
    expect((await get('/broken-once/')).statusCode).toBe(503);
    expect((await get('/broken-once/')).statusCode).toBe(200);
  });

  test('serves the site’s data as an immutable file with compressed variants', async () => {
    const request = (url: string, accepted: string) =>
      host.app.inject({ url, headers: { 'accept-encoding': accepted } });
    const file = join(store.siteFiles.folder, '0123456789abcdef.json');
    await Promise.all([
      writeFile(file, '{"plain":1}'),
      writeFile(`${file}.br`, brotliCompressSync('{"brotli":1}')),
      writeFile(`${file}.gz`, gzipSync('{"gzip":1}')),
      writeFile(join(store.siteFiles.folder, 'other.txt'), 'not a site’s data'),
    ]);
    const [brotli, gzipped, plain] = await Promise.all(
      ['gzip, br', 'gzip', ''].map((accepted) => request('/site-data/0123456789abcdef.json', accepted)),
    );
    expect(brotliDecompressSync(brotli!.rawPayload).toString()).toBe('{"brotli":1}');
    expect(gunzipSync(gzipped!.rawPayload).toString()).toBe('{"gzip":1}');
    expect(plain!.body).toBe('{"plain":1}');
    expect(brotli!.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    for (const url of [
      '/site-data/',
      '/site-data/other.txt',
      '/site-data/0123456789abcdef.json.br',
      '/site-data/fedcba9876543210.json',
    ])
      expect([url, (await request(url, '')).statusCode]).toEqual([url, 404]);
  });

  test('serves no server builds and no descriptions of releases', async () => {
    for (const url of [
      '/r/shell/1.0.0/server/main.js',
      '/r/shell/1.0.0/release.json',
      '/r/shell/1.0.0/client/../server/main.js',
      '/r/..%2fregistry.json',
    ])
      expect([
        url,
        (await get(url)).body.includes('sha256-') || (await get(url)).body.includes('worker_threads'),
      ]).toEqual([url, false]);
  });

  test('serves only the listed files of a release, in the accepted encoding', async () => {
    const text = 'let page;'.repeat(200);
    const files = {
      'client/page.js': text,
      'client/page.js.br': brotliCompressSync(text),
      'client/page.js.gz': gzipSync(text),
    };
    await publish(
      store,
      await writeBuild(join(store.dataDir, 'builds/files'), { name: 'mf-one', version: '1.0.0', files }),
    );
    const client = join(store.folder('mf-one', '1.0.0'), 'client');
    await writeFile(join(client, 'beside.js'), 'alert(1)');
    await symlink(join(store.dataDir, 'registry.json'), join(client, 'link.json'));
    await writeFile(join(client, 'main.js.br'), 'garbage');

    const request = (file: string, accepted = '') =>
      host.app.inject({ url: `/r/mf-one/1.0.0/client/${file}`, headers: { 'accept-encoding': accepted } });
    expect((await request('page.js')).body).toBe(text);
    const brotli = await request('page.js', 'br');
    expect(brotli.headers.vary).toBe('accept-encoding');
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
      'br',
      text,
    ]);
    expect((await request('main.js', 'br')).body).toBe('var mf_one = {}; /* 1.0.0 */');
    for (const file of [
      'beside.js',
      'main.js.br',
      'link.json',
      '../release.json',
      '%2e%2e/release.json',
      'x/../beside.js',
    ])
      expect([file, (await request(file)).statusCode]).toEqual([file, 404]);
  });

  test('passes files at the root through from the API without a request key', async () => {
    const api = createServer((request, response) => {
      response
        .setHeader('content-type', 'application/vnd.ms-excel')
        .setHeader('etag', '"1"')
        .end(`${request.method} ${request.url}`);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const front = await createHost(
      readConfig({ DATA_DIR: store.dataDir, LOG_LEVEL: 'silent', API_ORIGIN: `http://127.0.0.1:${port}` }),
    );
    for (const url of ['/catalog.xls', '/catalog.xml', '/robots.txt', '/sitemap.xml', '/sitemap-products-12.xml']) {
      const { statusCode, headers, body } = await front.app.inject({ url });
      expect([statusCode, headers.etag, body]).toEqual([200, '"1"', `GET ${url}`]);
    }
    expect((await front.app.inject({ url: '/sitemap-x/y.xml' })).body).not.toContain('GET');
    await front.app.close();
    api.close();
  });

  test('names the missing requirement of a remote under development, with a link back', async () => {
    const claim = { name: 'mf-one', origin: 'http://127.0.0.1:1', expires: Date.now() + 60_000 };
    const override = async (shell?: string) => get('/', { override: await signOverride({ ...claim, shell }, '') });

    // The site has no development shell, or not the requested version.
    for (const page of [await override(), await override('9.9.9-dev.1')]) {
      expect([page.statusCode, page.headers['content-type']]).toEqual([503, expect.stringContaining('text/html')]);
      expect(page.body).toContain('mf-one cannot be shown: this site has no development release of the shell');
      expect(page.body).toContain('href="?override="');
    }

    // The browser checks whether the development server responds.
    const page = await override('1.0.0');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('mf-one is under development, and http://127.0.0.1:1 does not respond');
    expect(page.body).toContain('href="?override="');
  });

  test('requires a link with the site’s signature to show a remote under development in production', async () => {
    const claim = { name: 'mf-one', origin: 'http://127.0.0.1:1', shell: '1.0.0', expires: Date.now() + 60_000 };
    const secret = 'a-secret-of-the-site-of-32-letters';
    const withSecret = await inProduction({ OVERRIDE_SECRET: secret });
    const withoutSecret = await inProduction();
    const opened = async ({ app }: typeof withSecret, key: string) => {
      const { headers, cookies } = await app.inject({ url: `/?override=${await signOverride(claim, key)}` });
      const token = cookies.find(({ name }) => name === 'override')?.value;
      const page = await app.inject({ url: '/', cookies: token ? { override: token } : {} });
      return [headers.location, page.body.includes('mf-one is under development')];
    };
    try {
      expect(await opened(withSecret, secret)).toEqual(['/', true]);
      expect(await opened(withSecret, '')).toEqual(['/', false]);
      expect(await opened(withSecret, 'a-secret-that-a-stranger-has-guessed')).toEqual(['/', false]);
      expect(await opened(withoutSecret, '')).toEqual(['/', false]);
      expect(await opened(withoutSecret, secret)).toEqual(['/', false]);
    } finally {
      await withSecret.app.close();
      await withoutSecret.app.close();
    }
  });
});

describe('a host of two renderers', () => {
  oneHost({ RENDERERS: '2' });

  test('aborts the rendering for a visitor who disconnected', async () => {
    const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
    // Parallel requests reach every renderer.
    const responses = () => Promise.all(Array.from({ length: 8 }, () => get('/aborted/', session)));
    await until(async () => {
      const left = new AbortController();
      const request = fetch(`${address}/waits/`, { signal: left.signal, headers: { cookie: `sid=${session.sid}` } });
      await responses(); // On a busy machine the request may not have reached its renderer earlier.
      left.abort();
      await expect(request).rejects.toThrow('aborted');
      return (await responses()).some(({ body }) => /\/aborted\/[1-9]/.test(body));
    });
  });

  test('serves the error block for a page that loops or kills its renderer, and other pages normally', async () => {
    for (const url of ['/crash/', '/loop/']) {
      const stopping = get(url);
      expect((await Promise.all([get('/1/'), get('/2/', session), get('/3/')])).map((page) => page.statusCode)).toEqual(
        [200, 200, 200],
      );
      const page = await stopping;
      expect([page.statusCode, page.body, page.headers['retry-after']]).toEqual([503, 'block', '5']);
      await until(async () => (await get('/')).statusCode === 200);
    }
  });

  test('serves a page without scripts when the error block loops as well', async () => {
    const page = await get('/loop-everywhere/');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('Этот раздел сейчас не');
    expect(page.body).not.toContain('<script');
  });
});

describe('a host with changes', () => {
  afterEach(() => host.app.close());
  const fake = storeOfEachTest(liveShell);
  beforeEach(async () => {
    ({ store } = fake);
    await start({ RENDERERS: '1' });
  });

  test('follows an activation, and still serves the old composition to its pages', async () => {
    const before = await liveId();
    await release('2.0.0');
    await until(async () => (await liveId()) !== before);
    expect((await get('/')).body).not.toContain(before);
    expect((await get(`/builds/${before}.js`)).statusCode).toBe(200);
    expect((await get('/r/shell/1.0.0/client/main.js')).statusCode).toBe(200);
  });

  test('serves each bucket one version during a trial', async () => {
    await release('2.0.0', 30);
    await until(async () => (await get('/builds/latest.json')).cookies.length > 0);
    const versionFor = async (bucket: string) =>
      (await get('/builds/latest.json', { bucket })).json<{ releases: Record<string, string> }>().releases.shell;
    expect([await versionFor('0'), await versionFor('29'), await versionFor('30'), await versionFor('99')]).toEqual([
      '2.0.0',
      '2.0.0',
      '1.0.0',
      '1.0.0',
    ]);
  });

  test('stays ready without the API, and while a trial kills its renderers', async () => {
    const flag = join(store.dataDir, 'trial-dies');
    const server = echoRenderer(
      `parentPort.on('message', ({ type }) => { if (require('node:fs').existsSync(${JSON.stringify(flag)})) process.exit(7); });`,
    );
    await fake.golive({ name: 'shell', version: '2.0.0', server }, 1);
    await until(async () => host.live.onTrial);
    await writeFile(flag, '');
    await until(async () => !host.live.pick(0).pool.isResponding);
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('reports to the activating command when it serves a change', async () => {
    await release('2.0.0');
    expect(await hostsToFollow(store.state)).toEqual({
      serving: [expect.stringContaining(':3000')],
      behind: [],
    });
    expect((await get('/builds/latest.json')).json()).toMatchObject({ releases: { shell: '2.0.0' } });
  });

  test('keeps exactly one owner of an address that moves between remotes, during the change and its rollback', async () => {
    const path = '/academy/calendar';
    const put = async (name: string, version: string, ...paths: string[]) => {
      const routes = paths.map((each) => ({ path: each, page: 'list' }));
      return readBuild(await writeBuild(join(store.dataDir, 'builds', name, version), { name, version, routes }));
    };
    const golive = async (version: string, builds: Build[]) => {
      await publishAll(store, builds);
      await activate(
        store,
        site,
        [
          { name: 'mf-giver', version },
          { name: 'mf-taker', version },
        ],
        { who: 'test' },
      );
      await hostsToFollow(store.state);
    };
    await golive('1.0.0', [await put('mf-giver', '1.0.0', path, '/faq'), await put('mf-taker', '1.0.0', '/academy')]);

    let moving = true;
    const seen = new Set<string>();
    const visitor = async (number: number) => {
      for (let visit = 0; moving; visit++) {
        const { statusCode, body } = await get(`${path}/?visitor=${number}-${visit}`);
        seen.add(`${statusCode} ${body.split(' ')[0]}`);
        await new Promise((resolve) => setTimeout(resolve, 20)); // Yields to the host, which runs in this thread.
      }
    };
    const visitors = Array.from({ length: 5 }, (_, number) => visitor(number));
    await golive('2.0.0', [await put('mf-giver', '2.0.0', '/faq'), await put('mf-taker', '2.0.0', '/academy', path)]);
    await rollback(store, 'mf-taker', { who: 'test' });
    await hostsToFollow(store.state);
    moving = false;
    await Promise.all(visitors);

    const served = await Promise.all(
      [...seen].map(async (line) => {
        const [status, id = ''] = line.split(' ');
        const { remotes = [] } = (await readComposition(store.documents, id)) ?? {};
        return { status, owners: remotes.filter(({ routes }) => routes.some((route) => route.path === path)).length };
      }),
    );
    expect(served).toEqual([
      { status: '200', owners: 1 },
      { status: '200', owners: 1 },
    ]);
  });

  test('serves no development build in production, and reports that to the activating command', async () => {
    const strict = await inProduction();
    const build = { name: 'shell', version: '2.0.0', mode: 'development' as const };
    await publish(store, await writeBuild(join(store.dataDir, 'builds/development'), build));
    await activate(store, site, [{ name: 'shell', version: '2.0.0' }], { who: 'test' });
    expect(await hostsToFollow(store.state)).toEqual({
      serving: [expect.stringContaining(':3000')],
      behind: [{ address: expect.stringContaining(':8080'), reason: expect.stringContaining('development build') }],
    });
    const served = await strict.app.inject('/builds/latest.json');
    expect(served.json()).toMatchObject({ releases: { shell: '1.0.0' } });
    await strict.app.close();
  });
});

test('names an invalid setting', () => {
  expect(() => readConfig({ PORT: '99999', API_ORIGIN: 'nowhere' })).toThrow(/PORT|API_ORIGIN/);
});

test('requires a key of its own and https in production, unless HTTPS=none', () => {
  const own = { NODE_ENV: 'production', REQUEST_PUBLIC_KEY: 'a-key-of-its-own', SITE_ORIGIN: 'https://site.test' };
  expect(readConfig(own)).toMatchObject({ SITE_ORIGIN: 'https://site.test', HOST: '0.0.0.0' });
  expect(() => readConfig({ ...own, REQUEST_PUBLIC_KEY: '' })).toThrow(
    'REQUEST_PUBLIC_KEY: expected a key of the site',
  );
  expect(() => readConfig({ ...own, SITE_ORIGIN: 'http://site.test' })).toThrow(/SITE_ORIGIN: .*HTTPS=none/);
  expect(() => readConfig({ ...own, SITE_ORIGIN: '' })).toThrow('SITE_ORIGIN');
  expect(readConfig({ ...own, SITE_ORIGIN: 'http://site.test', HTTPS: 'none' }).SITE_ORIGIN).toBe('http://site.test');
});

test('listens on loopback in development unless HOST is set', () => {
  expect(readConfig({}).HOST).toBe('127.0.0.1');
  expect(readConfig({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
});
