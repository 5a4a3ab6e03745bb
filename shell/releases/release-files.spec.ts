import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { activate } from './activation.ts';
import { publish } from './publishing.ts';
import { site, writeBuild, type FakeRelease } from './testing/fake-site.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest(({ golive }) => golive({ name: 'shell', version: '1.0.0' }));
const { build, put, live } = fake;
const one = { name: 'mf-one', version: '1.0.0' };
const text = 'let page;'.repeat(50);

test('copies only listed files', async () => {
  const dist = await build(one);
  await writeFile(join(dist, 'client/secret.js'), 'alert(1)');
  await writeFile(join(dist, 'client/main.js.br'), 'garbage');
  await publish(fake.store, dist);
  const folder = fake.store.folder('mf-one', '1.0.0');
  expect((await readdir(join(folder, 'client'))).sort()).toEqual(['main.js']);
});

test('rejects a symbolic link anywhere in the path of a file', async () => {
  const dist = await build(one);
  await rename(join(dist, 'client/main.js'), join(fake.store.dataDir, 'outside.js'));
  await symlink(join(fake.store.dataDir, 'outside.js'), join(dist, 'client/main.js'));
  await expect(publish(fake.store, dist)).rejects.toThrow('client/main.js is a symbolic link, or inside one');
  await rm(join(dist, 'client'), { recursive: true });
  await mkdir(join(fake.store.dataDir, 'elsewhere'));
  await rename(join(fake.store.dataDir, 'outside.js'), join(fake.store.dataDir, 'elsewhere/main.js'));
  await symlink(join(fake.store.dataDir, 'elsewhere'), join(dist, 'client'));
  await expect(publish(fake.store, dist)).rejects.toThrow('client/main.js is a symbolic link, or inside one');
  expect(existsSync(fake.store.folder('mf-one', '1.0.0'))).toBe(false);
});

test.each<Partial<FakeRelease>>([
  { entries: { server: '../../../../outside.js' } },
  { entries: { server: 'other.js' } },
  { entries: { client: '../server/main.js' } },
  { files: { 'client/../../x.js': '' } },
  { files: { 'client//x.js': '' } },
  { files: { 'client/./x.js': '' } },
  { files: { '../x.js': '' } },
  { kind: 'shell' },
])('rejects a description with %j', async (wrong) => {
  const dist = join(fake.store.dataDir, 'builds/a/b/c/d');
  await writeBuild(dist, { ...one, ...wrong });
  await expect(publish(fake.store, dist)).rejects.toThrow('does not describe a release');
});

test('rejects a compressed form that differs from its file', async () => {
  const forms = (br: Buffer, gz: Buffer) => ({
    'client/page.js': text,
    'client/page.js.br': br,
    'client/page.js.gz': gz,
  });
  const garbage = Buffer.from('garbage');
  const other = 'alert(1)';
  for (const files of [
    forms(garbage, gzipSync(text)),
    forms(brotliCompressSync(text), garbage),
    forms(brotliCompressSync(other), gzipSync(text)),
    forms(brotliCompressSync(text), gzipSync(text + other)),
  ])
    await expect(put({ ...one, files })).rejects.toThrow('is not the compressed form of its file');
  await fake.activate({ ...one, files: forms(brotliCompressSync(text), gzipSync(text)) });
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

test('rejects a release with files that were added to the store later', async () => {
  await put(one);
  const client = join(fake.store.folder('mf-one', '1.0.0'), 'client');
  await symlink(join(fake.store.dataDir, 'registry.json'), join(client, 'registry.json'));
  await writeFile(join(client, 'main.js.br'), 'garbage');
  const refusal = activate(fake.store, site, [one], { who: 'anna' });
  await expect(refusal).rejects.toThrow('client/registry.json is not listed in release.json');
  await expect(refusal).rejects.toThrow('client/main.js.br is not listed in release.json');
  expect(await live('mf-one')).toBeUndefined();
});

test('replaces a damaged copy, and never changes an intact one', async () => {
  const dist = await build(one);
  expect(await publish(fake.store, dist)).toMatchObject({ isNew: true });
  expect(await publish(fake.store, dist)).toMatchObject({ isNew: false });
  const folder = fake.store.folder('mf-one', '1.0.0');
  await rm(folder, { recursive: true });
  await mkdir(folder);
  expect(await publish(fake.store, dist)).toMatchObject({ isNew: true });
  await expect(put({ ...one, files: { 'client/more.js': 'more' } })).rejects.toThrow(
    'a published version never changes',
  );
  expect(await readFile(join(folder, 'client/main.js'), 'utf8')).toBe('var mf_one = {}; /* 1.0.0 */');
  expect((await readdir(join(folder, '..'))).sort()).toEqual(['1.0.0']);
});

test.each([
  ['var mf_one;(()=>{mf_one=C(1)})()', true],
  ['globalThis["mf_one"] = {}', true],
  ['var mf_one_more = {}; my_mf_one = {}; if (mf_one == 1) run()', false],
  ['', false],
])('publishes a remote with the entry %j: %s', async (entry, isAccepted) => {
  const dist = await fake.build({ name: 'mf-one', version: '3.0.0', files: { 'client/main.js': entry } });
  const published = publish(fake.store, dist);
  if (isAccepted) expect(await published).toMatchObject({ isNew: true });
  else await expect(published).rejects.toThrow('mf-one 3.0.0: client/main.js does not define mf_one');
});
