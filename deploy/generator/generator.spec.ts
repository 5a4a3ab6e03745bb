import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { pageExposes, readRoutes } from '../../shared/federation/src/pages.ts';
import { formatted } from './formatted.ts';
import { generatePage, generateRemote } from './generator.ts';
import { removePage, removeRemote } from './remove.ts';
import { linkContracts, routeClaims } from './route-claims.ts';

const checkout = join(import.meta.dirname, '../..');
const free = async () => [];
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'));
});
afterEach(async () => {
  jest.resetModules();
  await rm(root, { recursive: true });
});

/** Links the dependencies that an install would give to a new remote. */
const install = (remote: string) =>
  symlink(join(checkout, 'mf-content/node_modules'), join(root, remote, 'node_modules'));

const syntaxErrors = (file: string, text: string) =>
  ts.transpileModule(text, { fileName: file, reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.ReactJSX } })
    .diagnostics;

test('generates a remote with everything that build, tests and release need', async () => {
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

test('generates a page with a folder and an address', async () => {
  await generateRemote(root, 'stands', free);
  await generatePage(root, { remote: 'mf-stands', page: 'stand-card', path: '/stands/:stand' }, free);
  await install('mf-stands');
  const dir = join(root, 'mf-stands');

  await expect(readRoutes(dir)).resolves.toMatchObject([
    { path: '/stands' },
    { path: '/stands/:stand', page: 'stand-card', examples: ['/stands/example/'] },
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

test('does not overwrite files', async () => {
  const [manifest] = await generateRemote(root, 'stands', free);
  const before = await readFile(manifest!, 'utf8');
  await expect(generateRemote(root, 'stands', free)).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('exists already'),
  });
  await expect(generatePage(root, { remote: 'mf-stands', page: 'stands', path: '/other' }, free)).rejects.toMatchObject(
    { exitCode: 1 },
  );
  expect(await readFile(manifest!, 'utf8')).toBe(before);
});

test.each(['Stands', 'стенды', '../stands', 'mf-stands', '2d', 'a--b', ''])('rejects the name "%s"', async (name) => {
  await expect(generateRemote(root, name, free)).rejects.toMatchObject({ exitCode: 2 });
  expect(await readdir(root)).toEqual([]);
});

test('rejects a page without an existing remote or a valid address', async () => {
  await generateRemote(root, 'stands', free);
  const order = { remote: 'mf-stands', page: 'list', path: '/list' };
  await expect(generatePage(root, { ...order, remote: 'mf-nowhere' }, free)).rejects.toMatchObject({ exitCode: 2 });
  await expect(generatePage(root, { ...order, remote: '../mf-stands' }, free)).rejects.toMatchObject({ exitCode: 2 });
  for (const path of ['list', '/list/', '/a b', "/it's"])
    await expect(generatePage(root, { ...order, path }, free)).rejects.toMatchObject({ exitCode: 2 });
  expect(existsSync(join(root, 'mf-stands/src/pages/list'))).toBe(false);
});

test('rejects an address of another remote, regardless of parameter names', async () => {
  const claims = () => routeClaims(checkout);
  expect(await claims()).toContainEqual({ owner: 'mf-content', path: '/news' });
  await generateRemote(root, 'stands', claims);
  const generateAt = (path: string) => generatePage(root, { remote: 'mf-stands', page: 'article', path }, claims);
  await expect(generateAt('/news/:article')).rejects.toThrow('mf-content owns the address /news/:item already');
  await expect(generateAt('/LOGIN')).rejects.toThrow('mf-account owns the address /login already');
  await expect(generateAt('/cart/:id?')).rejects.toThrow('mf-catalog owns the address /cart already');
  await expect(generateAt('/media/:file')).rejects.toThrow('The address /media/:file is reserved for the host');
  await expect(generateRemote(root, 'news', claims)).rejects.toThrow('mf-content owns the address /news already');
});

test('reads the addresses of a generated remote that is not installed yet', async () => {
  await symlink(join(checkout, 'shared'), join(root, 'shared'));
  const claims = async () => {
    await linkContracts(root);
    return routeClaims(root);
  };
  await generateRemote(root, 'stands', claims);
  await generateRemote(root, 'posters', claims);
  await expect(generatePage(root, { remote: 'mf-posters', page: 'list', path: '/stands' }, claims)).rejects.toThrow(
    'mf-stands owns the address /stands already',
  );
  await removeRemote(root, 'stands');
  await removeRemote(root, 'posters');
  expect(await readdir(root)).toEqual(['shared']);
});

test('removes exactly the generated files', async () => {
  await generateRemote(root, 'stands', free);
  const table = join(root, 'mf-stands/src/routes.ts');
  const before = await readFile(table, 'utf8');
  await generatePage(root, { remote: 'mf-stands', page: 'stand-card', path: '/stands/:stand' }, free);

  // The remote has an additional page.
  await expect(removeRemote(root, 'stands')).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('src/pages/stand-card/route.ts'),
  });
  await removePage(root, 'mf-stands', 'stand-card');
  expect(await readFile(table, 'utf8')).toBe(before);
  expect(existsSync(join(root, 'mf-stands/src/pages/stand-card'))).toBe(false);
  await expect(removePage(root, 'mf-stands', 'stands')).rejects.toThrow('the only page of mf-stands');

  await removeRemote(root, 'stands');
  expect(await readdir(root)).toEqual([]);
  await expect(removeRemote(root, 'stands')).rejects.toMatchObject({ exitCode: 2 });
});

test('does not remove edited files, and lists them', async () => {
  await generateRemote(root, 'stands', free);
  const view = join(root, 'mf-stands/src/pages/stands/stands-page.tsx');
  await appendFile(view, '\n// work of a day\n');
  await expect(removeRemote(root, 'stands')).rejects.toThrow(
    /differ from the generated ones:\n {2}src\/pages\/stands\/stands-page.tsx\n\S/,
  );
  expect(existsSync(view)).toBe(true);
});

test('formats the generated files', async () => {
  for (const file of await generateRemote(root, 'stands', free)) {
    const text = await readFile(file, 'utf8');
    expect(await formatted(file, text)).toBe(text);
  }
});
