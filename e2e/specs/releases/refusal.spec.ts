import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import { expect, test } from '../../fixtures/test.ts';

// The specs of `shell/releases` cover every other reason with releases of their own; here the site's real shell renders.

const prepend = async (file: string, code: string) => writeFile(file, `${code}\n${await readFile(file, 'utf8')}`);

test('rejects a release with a product page that throws for every product, and leaves the site unchanged', async ({
  request,
  site,
}) => {
  const live = async (): Promise<unknown> => (await request.get('/builds/latest.json')).json();
  const before = await live();
  await makeRelease(site, 'mf-catalog', '9.2.10', (dir) =>
    replaceInBuild(dir, 'server', '"Скопировать артикул"', '(() => { throw new Error("broken product"); })()'),
  );
  const { code, output } = await site.remotes('activate', 'mf-catalog', '9.2.10');
  expect(output).toMatch(/– \/product\/[\w-]+\/ \(mf-catalog\) responds with 500/);
  expect(output).toContain('– The page "product" of mf-catalog 9.2.10: Error: broken product');
  expect(code).toBe(1);
  expect(await live()).toEqual(before);
});

test('rejects a release with a page that renders on the server and throws in the browser', async ({ site }) => {
  await makeRelease(site, 'mf-academy', '9.2.9', (dir, { pages }) =>
    prepend(join(dir, 'client', pages.academy!.js.at(-1)!), 'throw new Error("broken in the browser");'),
  );
  const { code, output } = await site.remotesWithBrowser('activate', 'mf-academy', '9.2.9');
  expect(output).toContain('/academy/ (mf-academy) throws in the browser: broken in the browser');
  expect(code).toBe(1);
});

test('rejects a release that never finishes loading', { tag: '@long' }, async ({ site }) => {
  await makeRelease(site, 'mf-academy', '9.2.2', (dir) => prepend(join(dir, 'server/main.cjs'), 'while (true) {}'));
  // The command waits for 15 s.
  const { code, output } = await site.remotes('activate', 'mf-academy', '9.2.2');
  expect(output).toContain('does not load');
  expect(code).toBe(1);
});
