import { beforeEach, expect, test } from '@jest/globals';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { activate, rollback } from './activation.ts';
import { run } from './cli/run.ts';
import { announceHost, hostsToFollow } from './hosts.ts';
import { followRegistry } from './live.ts';
import { publish } from './publishing.ts';
import { inFolder } from './shelf/open-shelf.ts';
import { Store } from './store.ts';
import { storeOfEachTest } from './testing/fake-store.ts';
import { site, type FakeRelease } from './testing/fake-site.ts';

const fake = storeOfEachTest();
const file = (name: string) => join(fake.store.dataDir, name);
const keysFile = () => file('release-keys.json');

async function remotes(...args: string[]) {
  let output = '';
  const add = (text: string) => void (output += `${text}\n`);
  const env = { NODE_ENV: 'test', DATA_DIR: fake.store.dataDir, UNSIGNED_RELEASES: 'refused' };
  const code = await run(args, { env, console: { log: add, error: add } });
  return { code, output };
}

/** The store as a team uses it: with its private key, or as a host does, without one. */
const storeOf = (team?: string): Store =>
  new Store({
    ...inFolder(fake.store.dataDir),
    state: fake.state,
    trust: {
      keysFile: keysFile(),
      ...(team && { signerFile: file(`${team}.pem`) }),
    },
  });

async function addTeam(team: string, packages: string): Promise<string> {
  await remotes('new-key', file(`${team}.pem`));
  const { code, output } = await remotes('add-key', team, file(`${team}.pem.pub`), '--for', packages);
  expect(code).toBe(0);
  return output.slice(0, 16);
}

const publishAs = async (team: string | undefined, release: FakeRelease) =>
  publish(storeOf(team), await fake.build(release));
const golive = (name: string, version: string) => activate(storeOf(), site, [{ name, version }], { who: 'anna' });
const shell = { name: 'shell', version: '1.0.0' };

let platform: string;
beforeEach(async () => {
  platform = await addTeam('platform', 'shell');
});

test('publishes a package only with a key that may sign it', async () => {
  await addTeam('academy', 'mf-academy,mf-courses');
  await publishAs('academy', { name: 'mf-academy', version: '1.0.0' });
  await expect(publishAs('academy', shell)).rejects.toThrow(
    /^shell 1\.0\.0: the key \w{16} of academy is for mf-academy, mf-courses: sign with the key of the team/,
  );
  await expect(publishAs(undefined, shell)).rejects.toThrow('shell 1.0.0 is not signed: set RELEASE_KEY');
  await remotes('new-key', file('stranger.pem'));
  await expect(publishAs('stranger', shell)).rejects.toThrow(/the key \w{16} that signs it is unknown/);
  expect((await fake.store.inventory('shell')).releases).toEqual([]);
});

test('activates no release that was not signed or that was changed after signing', async () => {
  await fake.put(shell);
  await expect(golive('shell', '1.0.0')).rejects.toThrow('shell 1.0.0 is not signed: publish it again');
  await publishAs('platform', shell);
  await golive('shell', '1.0.0');

  await publishAs('platform', { name: 'shell', version: '2.0.0' });
  const description = join(fake.store.folder('shell', '2.0.0'), 'release.json');
  await writeFile(description, (await readFile(description, 'utf8')).replace('abc1234', 'abc1235'));
  await expect(golive('shell', '2.0.0')).rejects.toThrow(
    'shell 2.0.0: its release.json differs from what platform signed',
  );
  expect(await fake.live('shell')).toEqual(['1.0.0']);
});

test('loads only signed releases with unchanged files in a host', async () => {
  await publishAs('platform', shell);
  await golive('shell', '1.0.0');
  const announcement = announceHost(fake.state, 'host');
  const { apiOrigin, publicKey, siteOrigin } = site;
  const settings = { renderers: 1, memory: 64, production: false, log: pino({ level: 'silent' }) };
  const start = () => followRegistry({ store: storeOf(), announcement, apiOrigin, publicKey, siteOrigin, ...settings });
  const live = await start();
  try {
    // An intruder with access to the store makes an own release live.
    await fake.put({ name: 'shell', version: '6.6.6' });
    await activate(fake.store, site, [{ name: 'shell', version: '6.6.6' }], { who: 'intruder' });
    while (!(await hostsToFollow(fake.state)).behind.length) await new Promise(setImmediate);
    expect((await hostsToFollow(fake.state)).behind).toMatchObject([
      { reason: 'shell 6.6.6 is not signed: publish it again with the key of its team' },
    ]);
    expect(live.pick(0).versions.shell).toBe('1.0.0');
  } finally {
    await live.close();
  }
  await rollback(fake.store, 'shell', { who: 'anna' });
  await writeFile(join(fake.store.folder('shell', '1.0.0'), 'server/main.js'), 'steal()');
  await expect(start()).rejects.toThrow('shell 1.0.0: server/main.js differs from what was built');
  await announcement.close();
});

test('replaces the key of a live release, and returns to no release of a revoked key', async () => {
  await publishAs('platform', shell);
  await golive('shell', '1.0.0');
  await publishAs('platform', { name: 'shell', version: '2.0.0' });
  await golive('shell', '2.0.0');
  expect(await remotes('revoke-key', platform)).toEqual({
    code: 1,
    output: expect.stringContaining(`${platform} has signed live releases (shell 2.0.0): publish them again`),
  });

  await addTeam('new-platform', '*');
  expect(await publishAs('new-platform', { name: 'shell', version: '2.0.0' })).toMatchObject({ isNew: false });
  expect(await remotes('revoke-key', platform)).toEqual({ code: 0, output: expect.stringContaining(', revoked ') });
  await expect(rollback(storeOf(), 'shell', { who: 'anna' })).rejects.toThrow(
    `shell 1.0.0: the key ${platform} of platform was revoked on `,
  );
  await expect(publishAs('platform', { name: 'shell', version: '3.0.0' })).rejects.toThrow('was revoked on ');
  expect((await fake.state.readRegistry()).microFrontends.shell).toMatchObject([{ metadata: { version: '2.0.0' } }]);
});

test('creates keys that only their owner reads, and never overwrites one', async () => {
  expect((await stat(file('platform.pem'))).mode & 0o777).toBe(0o600);
  expect(await remotes('new-key', file('platform.pem'))).toEqual({
    code: 1,
    output: expect.stringContaining('platform.pem exists, and a key is never overwritten'),
  });
});

test('names the fault of a key that cannot be added or revoked', async () => {
  const add = (path: string, packages = 'shell') => remotes('add-key', 'platform', path, '--for', packages);
  for (const { result, code, output } of [
    { result: await add(file('platform.pem')), code: 1, output: 'expected an Ed25519 public key as PEM' },
    { result: await add(file('platform.pem.pub')), code: 1, output: `The key ${platform} is known already` },
    { result: await add(file('none.pub')), code: 1, output: 'none.pub: expected a public key, cannot read it' },
    { result: await add(file('platform.pem.pub'), 'Shell'), code: 2, output: '--for: expected package names' },
    { result: await remotes('revoke-key', '0'), code: 1, output: 'The key 0 is unknown: see "remotes keys"' },
  ])
    expect(result).toEqual({ code, output: expect.stringContaining(output) });
  expect(await remotes('keys')).toEqual({
    code: 0,
    output: expect.stringContaining(`${platform}  platform  shell  added `),
  });
  await rm(keysFile());
  expect((await remotes('keys')).output).toContain('No key may sign releases yet');
  await writeFile(keysFile(), '{');
  expect(await remotes('keys')).toEqual({ code: 1, output: expect.stringContaining('release-keys.json is damaged') });
});
