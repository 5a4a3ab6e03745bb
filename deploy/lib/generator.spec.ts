import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { pageExposes, readRoutes } from '../../shared/federation/src/pages.ts';
import { generatePage, generateRemote } from './generator.ts';
import { routeOwners } from './route-owners.ts';

const checkout = join(import.meta.dirname, '../..');
const free = async () => new Map<string, string>();
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'));
});
afterEach(async () => {
  jest.resetModules();
  await rm(root, { recursive: true });
});

/** What an install would give to a new remote. */
const install = (remote: string) =>
  symlink(join(checkout, 'mf-content/node_modules'), join(root, remote, 'node_modules'));

const syntaxErrors = (file: string, text: string) =>
  ts.transpileModule(text, { fileName: file, reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.ReactJSX } })
    .diagnostics;

test('a new remote has what the build, the tests and the release need', async () => {
  const files = await generateRemote(root, 'stands', free);
  await install('mf-stands');
  const dir = join(root, 'mf-stands');

  await expect(readRoutes(dir)).resolves.toMatchObject([
    { path: '/stands', page: 'stands', layout: 'default', access: 'public' },
  ]);
  expect(Object.keys(pageExposes(dir))).toEqual(['./stands']);

  const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const model = JSON.parse(await readFile(join(checkout, 'mf-academy/package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  expect(manifest.name).toBe('mf-stands');
  expect(manifest.devDependencies).toEqual(model.devDependencies);
  expect(manifest.scripts).toEqual(JSON.parse(JSON.stringify(model.scripts).replaceAll('mf-academy', 'mf-stands')));
  for (const [dependency, range] of Object.entries(manifest.dependencies!))
    expect(model.dependencies![dependency]).toBe(range);

  const config = (remote: string, at: string) => readFile(join(at, remote, 'webpack.config.ts'), 'utf8');
  expect(await config('mf-stands', root)).toBe(
    (await config('mf-academy', checkout)).replaceAll('mf-academy', 'mf-stands'),
  );
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    expect(syntaxErrors(file, await readFile(file, 'utf8'))).toEqual([]);
});

test('a new page has its folder and its address', async () => {
  await generateRemote(root, 'stands', free);
  await generatePage(root, { remote: 'mf-stands', page: 'stand-card', path: '/stands/:stand' }, free);
  await install('mf-stands');
  const dir = join(root, 'mf-stands');

  await expect(readRoutes(dir)).resolves.toMatchObject([
    { path: '/stands' },
    { path: '/stands/:stand', page: 'stand-card' },
  ]);
  expect(await readdir(join(dir, 'src/pages/stand-card'))).toEqual(
    expect.arrayContaining([
      'route.ts',
      'stand-card-page.tsx',
      'stand-card-page.module.css',
      'stand-card-page.spec.tsx',
    ]),
  );
  expect(await readFile(join(dir, 'src/pages/stand-card/route.ts'), 'utf8')).toContain('StandCardPage as Component');
  expect(await readFile(join(dir, 'src/pages/stand-card/stand-card-page.spec.tsx'), 'utf8')).toContain(
    "'/stands/example/'",
  );
});

test('nothing is overwritten', async () => {
  const [manifest] = await generateRemote(root, 'stands', free);
  const before = await readFile(manifest!, 'utf8');
  await expect(generateRemote(root, 'stands', free)).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('is there already'),
  });
  await expect(generatePage(root, { remote: 'mf-stands', page: 'stands', path: '/other' }, free)).rejects.toMatchObject(
    { exitCode: 1 },
  );
  expect(await readFile(manifest!, 'utf8')).toBe(before);
});

test.each(['Stands', 'стенды', '../stands', 'mf-stands', '2d', 'a--b', ''])(
  '"%s" is refused as a name',
  async (name) => {
    await expect(generateRemote(root, name, free)).rejects.toMatchObject({ exitCode: 2 });
    expect(await readdir(root)).toEqual([]);
  },
);

test('a page needs a remote that is there, and an address', async () => {
  await generateRemote(root, 'stands', free);
  const order = { remote: 'mf-stands', page: 'list', path: '/list' };
  await expect(generatePage(root, { ...order, remote: 'mf-nowhere' }, free)).rejects.toMatchObject({ exitCode: 2 });
  await expect(generatePage(root, { ...order, remote: '../mf-stands' }, free)).rejects.toMatchObject({ exitCode: 2 });
  for (const path of ['list', '/list/', '/a b', "/it's"])
    await expect(generatePage(root, { ...order, path }, free)).rejects.toMatchObject({ exitCode: 2 });
  expect(existsSync(join(root, 'mf-stands/src/pages/list'))).toBe(false);
});

test('an address that another remote owns is refused, whatever its parameters are called', async () => {
  const owners = () => routeOwners(checkout);
  expect((await owners()).get('/news')).toBe('mf-content');
  await generateRemote(root, 'stands', owners);
  const order = { remote: 'mf-stands', page: 'article', path: '/news/:article' };
  await expect(generatePage(root, order, owners)).rejects.toThrow('mf-content owns the address /news/:article already');
  await expect(generateRemote(root, 'news', owners)).rejects.toThrow('mf-content owns the address /news already');
});
