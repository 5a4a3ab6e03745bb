import { beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programArgs } from '@site/programs/program-args';
import { page, storeOfEachTest } from '../testing/fake-store.ts';
import { run } from './run.ts';

const fake = storeOfEachTest(async ({ golive }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0', routes: page('/academy', '/faq') });
});

/** No API listens there, unless a test starts one. */
let apiOrigin: string;

const settings = () => ({
  ...{ NODE_ENV: 'test', RELEASE_BROWSER: 'off' },
  ...{ DATA_DIR: fake.store.dataDir, API_ORIGIN: apiOrigin },
});

async function remotes(...args: string[]) {
  const output = { stdout: '', stderr: '' };
  const code = await run(args, {
    env: settings(),
    console: {
      log: (text: string) => void (output.stdout += `${text}\n`),
      error: (text: string) => void (output.stderr += `${text}\n`),
    },
  });
  expect(output.stderr).not.toMatch(/^\s+at /m);
  return { code, ...output };
}

/** Runs a command in a separate process. It takes a second of processor time, so it tests only the wiring. */
async function remotesProcess(...args: string[]) {
  const program = programArgs(join(import.meta.dirname, 'main.ts'), ...args);
  const env = { ...process.env, NODE_OPTIONS: '', ...settings() };
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, program, { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(stderr).not.toMatch(/^\s+at /m);
  return { code, stdout, stderr };
}

beforeEach(() => {
  apiOrigin = 'http://127.0.0.1:1';
});

test('names the remedy when the disk is full', async () => {
  const lines: string[] = [];
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: '/data/x' });
  const code = await run(['history', 'mf-one'], {
    env: settings(),
    console: {
      log: () => {
        throw full;
      },
      error: (text: string) => void lines.push(text),
    },
  });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: ['/data/x: the disk is full: free some space and try again'],
  });
});

test('distinguishes an unknown name from wrong usage, in a separate process as well', async () => {
  for (const command of ['activate', 'history'])
    expect(await remotes(command, 'mf-none')).toMatchObject({
      code: 1,
      stderr: 'No release of mf-none is published. Published packages: mf-one, shell\n',
    });
  expect(await remotes('rollback', 'mf-none')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('mf-none: nothing to roll back'),
  });
  for (const wrong of [['activate'], ['activate', '../x'], ['publish', 'Mf One']])
    expect([wrong, (await remotes(...wrong)).code]).toEqual([wrong, 2]);
  for (const command of [['list'], ['history', 'mf-none'], ['publish', 'Mf One']])
    expect(await remotesProcess(...command)).toEqual(await remotes(...command));
});

test('publishes a build by its path', async () => {
  const dist = await fake.build({ name: 'mf-two', version: '1.0.0', routes: page('/stands') });
  expect(await remotes('publish', dist)).toMatchObject({ code: 0, stdout: 'mf-two 1.0.0 published\n' });
  expect(await remotes('publish', '../nowhere')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nowhere/release.json is missing'),
  });
});

test('takes the releases of two teams at once', async () => {
  async function ship(name: string) {
    const dist = await fake.build({ name, version: '1.0.0', routes: page(`/${name}`) });
    for (const command of [
      ['publish', dist],
      ['activate', name, '--no-wait'],
    ])
      expect(await remotesProcess(...command)).toMatchObject({ code: 0 });
  }
  await Promise.all([ship('mf-two'), ship('mf-three')]);
  const { stdout } = await remotes('list', '--json');
  const live = (JSON.parse(stdout) as { name: string; live: unknown[] }[]).filter(({ live }) => live.length);
  expect(live.map(({ name }) => name).sort()).toEqual(['mf-one', 'mf-three', 'mf-two', 'shell']);
});

test('reports damaged files in one sentence with a remedy', async () => {
  await mkdir(fake.store.folder('mf-one', '9.9.9'));
  expect(await remotes('list')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/● 1\.0\.0 .*! 9\.9\.9 {2}cannot be used: mf-one 9\.9\.9 is not published/s),
  });
  await appendFile(fake.state.historyFile, '{"torn\n');
  expect(await remotes('history', 'mf-one')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('activate mf-one — → 1.0.0'),
    stderr: expect.stringMatching(/history\.jsonl, line 3: .*damaged/),
  });
  await writeFile(fake.state.registryFile, '<html>');
  for (const command of [['list'], ['rollback', 'mf-one']])
    expect(await remotes(...command)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is damaged .* Replace it /s),
    });
});

test('reports a dropped address with the links to it, and that no browser was wanted', async () => {
  await fake.put({ name: 'mf-one', version: '1.1.0', routes: page('/faq') });
  const { code, stdout, stderr } = await remotes('activate', 'mf-one', '--no-browser');
  expect([code, stdout]).toEqual([0, expect.stringContaining('activate mf-one 1.0.0 → 1.1.0')]);
  expect(stderr).toContain('Pages are not opened in a browser: --no-browser');
  expect((await remotes('history', 'mf-one')).stdout).toContain('→ 1.1.0: its pages were not opened in a browser');
  expect(stderr).toContain(
    'Dropped: /academy of mf-one, now responds with 404; linked from paths.academy() → /academy/',
  );
  expect(stderr).toContain('No host is running');
});

test('succeeds although the API returns no readable links', async () => {
  const api = createServer((request, response) => {
    if (request.url!.startsWith('/api/smoke/')) return void request.socket.destroy();
    if (request.url!.startsWith('/sitemap'))
      return void response.writeHead(200, { 'content-length': 9 }).flushHeaders();
    response.end('<html>');
  });
  api.on('connection', (socket) => socket.setTimeout(200, () => socket.destroy()));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await fake.put({ name: 'mf-one', version: '1.1.0', routes: page('/faq') });
  const { code, stderr } = await remotes('activate', 'mf-one');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Dropped: /academy of mf-one')]);
  api.close();
});

test.each(['mf-none', 'constructor', '__proto__'])('rejects the retirement of %s, which is not live', async (name) => {
  expect(await remotes('retire', name)).toMatchObject({
    code: 1,
    stderr: `${name}: nothing to retire (no version is live): see "remotes list"\n`,
  });
});

test.each(['0.5', '101'])('rejects %s %% of visitors as wrong usage', async (traffic) => {
  expect(await remotes('activate', 'mf-one', '--traffic', traffic)).toMatchObject({
    code: 2,
    stderr: `--traffic: expected a whole number from 1 to 100, found ${traffic}\n`,
  });
});

test('activates a development build only by its version', async () => {
  await fake.put({ name: 'mf-one', version: '2.0.0-dev.1', mode: 'development', routes: page('/academy', '/faq') });
  expect((await remotes('activate', 'mf-one', '--no-wait')).stdout).toBe('mf-one 1.0.0 already live\n');
  const { stdout } = await remotes('activate', 'mf-one@2.0.0-dev.1', '--json', '--no-wait');
  expect(JSON.parse(stdout)).toMatchObject({ changed: [{ name: 'mf-one', version: '2.0.0-dev.1' }], dropped: [] });
  expect((await remotes('list')).stdout).toMatch(/2\.0\.0-dev\.1 .*development build/);
});

test('prints what it prunes, and rejects a retention of nothing', async () => {
  expect(await remotes('prune', '--dry-run')).toMatchObject({ code: 0, stdout: 'To remove: 0, 0 bytes\n' });
  expect(await remotes('prune', '--keep', '0')).toMatchObject({
    code: 2,
    stderr: '--keep: expected a whole number from 1, found 0\n',
  });
});
