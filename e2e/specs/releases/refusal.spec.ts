import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import { expect, test } from '../../fixtures/test.ts';

const NAME = 'mf-academy';

const faults: { name: string; reason: RegExp; version: string; change: Parameters<typeof makeRelease>[3] }[] = [
  {
    name: 'throws while loading',
    reason: /does not load: .*broken entry/s,
    version: '9.2.1',
    change: (dir) => prepend(join(dir, 'server/main.cjs'), 'throw new Error("broken entry");'),
  },
  {
    name: 'never finishes loading',
    reason: /does not load/,
    version: '9.2.2',
    change: (dir) => prepend(join(dir, 'server/main.cjs'), 'while (true) {}'),
  },
  {
    name: 'requires a React version that the shell does not provide',
    reason: /needs react \^20\.0\.0/,
    version: '9.2.3',
    change: (_dir, release) => void (release.requires.react = '^20.0.0'),
  },
  {
    name: 'has a route with an unknown middleware',
    reason: /responds with 500/,
    version: '9.2.4',
    change: (_dir, release) =>
      void (release.routes.find(({ path }) => path === '/academy')!.rules = { appMiddleware: ['sudo'] }),
  },
];
const route = {
  page: 'academy',
  layout: 'default',
  access: 'public',
  header: 'full',
  footer: true,
  rules: {},
  parts: {},
} as const;
faults.push(
  {
    name: 'claims an address of another remote in capitals, or with an optional parameter',
    reason:
      /mf-account and mf-academy both claim the address \/login \(\/LOGIN in[^]*mf-catalog and mf-academy both claim the address \/cart \(\/cart\/:x\? in/,
    version: '9.2.6',
    change: (_dir, release) =>
      void release.routes.push(
        { ...route, path: '/LOGIN', validate: {} },
        { ...route, path: '/cart/:x?', validate: {} },
      ),
  },
  {
    name: 'validates an address by a pattern with unbounded backtracking',
    reason: /"\(a\+\)\+" of a can match in a growing number of ways/,
    version: '9.2.7',
    change: (_dir, release) => void release.routes.push({ ...route, path: '/academy/:a/b', validate: { a: '(a+)+' } }),
  },
  {
    name: 'has an invalid compressed file',
    reason: /client\/remoteEntry\.js\.br is not listed in release\.json/,
    version: '9.2.8',
    change: (dir, release) => {
      release.files = release.files.filter(({ path }) => path !== 'client/remoteEntry.js.br');
      return writeFile(join(dir, 'client/remoteEntry.js.br'), 'garbage');
    },
  },
);
const prepend = async (file: string, code: string) => writeFile(file, `${code}\n${await readFile(file, 'utf8')}`);

for (const { name, reason, version, change } of faults)
  // The command has a timeout of 15 s.
  test(
    `rejects a release that ${name}, with the reason, and leaves the site unchanged`,
    { tag: name === 'never finishes loading' ? '@long' : [] },
    async ({ page, site }) => {
      const before: unknown = await (await page.request.get('/builds/latest.json')).json();
      await makeRelease(site, NAME, version, change);
      const { code, output } = await site.remotes('activate', NAME, version);
      expect(code).toBe(1);
      expect(output).toMatch(reason);
      expect(await (await page.request.get('/builds/latest.json')).json()).toEqual(before);
      await page.goto('/academy/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

test('rejects a release with a product page that throws for every product', async ({ site }) => {
  await makeRelease(site, 'mf-catalog', '9.2.10', (dir) =>
    replaceInBuild(dir, 'server', '"Скопировать артикул"', '(() => { throw new Error("broken product"); })()'),
  );
  const { code, output } = await site.remotes('activate', 'mf-catalog', '9.2.10');
  expect(output).toMatch(/– \/product\/[\w-]+\/ \(mf-catalog\) responds with 500/);
  expect(output).toContain('– The page "product" of mf-catalog 9.2.10: Error: broken product');
  expect(code).toBe(1);
});

test('rejects a release with a page that renders on the server and throws in the browser', async ({ site }) => {
  await makeRelease(site, NAME, '9.2.9', (dir, { pages }) =>
    prepend(join(dir, 'client', pages.academy!.js.at(-1)!), 'throw new Error("broken in the browser");'),
  );
  const { code, output } = await site.remotesWithBrowser('activate', NAME, '9.2.9');
  expect(output).toContain('/academy/ (mf-academy) throws in the browser: broken in the browser');
  expect(code).toBe(1);
});

test('rejects a release with files changed or lost after its build', async ({ site }) => {
  await makeRelease(site, NAME, '9.2.5', () => {});
  const folder = join(site.dataDir, 'releases', NAME, '9.2.5');
  await appendFile(join(folder, 'client/remoteEntry.js'), '\nalert(1)');
  expect((await site.remotes('activate', NAME, '9.2.5')).output).toContain(
    'client/remoteEntry.js differs from what was built',
  );
  await rm(join(folder, 'client/remoteEntry.js'));
  expect((await site.remotes('activate', NAME, '9.2.5')).output).toContain('client/remoteEntry.js is missing');
});

test('prints its help, and distinguishes wrong usage from a rejection by the exit code', async ({ site }) => {
  expect((await site.remotes('--help')).output).toMatch(/list|publish|activate|rollback|history|inspect/);
  expect((await site.remotes('activate')).code).toBe(2);
  expect((await site.remotes('activate', NAME, '0.0.0')).code).toBe(1);
  const list = JSON.parse((await site.remotes('list', '--json')).output) as { name: string }[];
  expect(list.map(({ name }) => name)).toContain(NAME);
});
