import { describe, expect, test } from '@jest/globals';
import { activate, retire, rollback } from './activation.ts';
import { publishAll } from './publishing.ts';
import { readBuild } from './store.ts';
import { page, storeOfEachTest } from './testing/fake-store.ts';
import { site } from './testing/fake-site.ts';

const it = storeOfEachTest();
const who = { who: 'anna' };

const shell = { name: 'shell', version: '1.0.0' };
const academy = (version: string, offered?: string) => ({
  name: 'mf-academy',
  version,
  routes: page('/academy'),
  ...(offered && { parts: { events: offered } }),
});
const content = (version: string, range?: string) => ({
  name: 'mf-content',
  version,
  routes: page('/news'),
  ...(range && { shows: { events: range } }),
});

async function allLive() {
  await it.golive(shell);
  await it.golive(academy('1.0.0', '1.2.0'));
  await it.golive(content('1.0.0', '^1.1.0'));
}

describe('parts of a release', () => {
  test('rejects a release that shows a part which no release offers', async () => {
    await it.golive(shell);
    await expect(it.put(content('1.0.0', '^1.0.0'))).rejects.toThrow(
      'mf-content 1.0.0 shows the part events ^1.0.0, which no release offers',
    );
  });

  test('rejects a release that needs another version of a part, and names the offered one', async () => {
    await allLive();
    await expect(it.put(content('2.0.0', '^2.0.0'))).rejects.toThrow(
      'shows the part events ^2.0.0, which mf-academy 1.0.0 offers as 1.2.0',
    );
  });

  test('rejects a release that drops a part in use or offers an incompatible version', async () => {
    await allLive();
    for (const release of [academy('2.0.0'), academy('2.0.1', '2.0.0')])
      await expect(it.put(release)).rejects.toThrow('mf-content 1.0.0 shows the part events ^1.1.0 of mf-academy');
    await it.put(academy('2.0.2', '1.3.0'));
  });

  test('rejects the activation of a second release that offers the same part', async () => {
    await allLive();
    const rival = { name: 'mf-account', version: '1.0.0', routes: page('/account'), parts: { events: '1.0.0' } };
    await it.put(rival);
    await expect(activate(it.store, site, [{ name: 'mf-account', version: '1.0.0' }], who)).rejects.toThrow(
      'mf-academy and mf-account both offer the part events',
    );
  });
});

test('activates both sides of an incompatible change together', async () => {
  await allLive();
  const builds = [await it.build(academy('2.0.0', '2.0.0')), await it.build(content('2.0.0', '^2.0.0'))];
  await publishAll(it.store, await Promise.all(builds.map(readBuild)));
  const both = [
    { name: 'mf-academy', version: '2.0.0' },
    { name: 'mf-content', version: '2.0.0' },
  ];
  for (const one of both) await expect(activate(it.store, site, [one], who)).rejects.toThrow(/the part events/);
  await activate(it.store, site, both, who);
  expect(await it.live('mf-content')).toEqual(['2.0.0']);
});

test('rejects the retirement of a part’s owner while another remote shows the part', async () => {
  await allLive();
  await expect(retire(it.store, site, ['mf-academy'], who)).rejects.toThrow('which no release offers');
  await it.golive(content('1.1.0'));
  await retire(it.store, site, ['mf-academy'], who);
  expect(await it.live('mf-academy')).toBeUndefined();
  await it.activate({ ...shell, version: '1.1.0', shows: { events: '^1.0.0' } });
});

test('allows a rollback to a version without a part in use', async () => {
  await it.golive(shell);
  await it.golive(academy('0.9.0'));
  await it.golive(academy('1.0.0', '1.0.0'));
  await it.golive(content('1.0.0', '^1.0.0'));
  await rollback(it.store, 'mf-academy', who);
  expect(await it.live('mf-academy')).toEqual(['0.9.0']);
});
