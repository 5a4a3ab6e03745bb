import { afterEach, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { compositionId, variantsOf } from './compose.ts';
import { announceHost, hostsToFollow, hostsToPrepare } from './hosts.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest();
const wanted = async () => variantsOf(await fake.state.readRegistry()).map(({ versions }) => compositionId(versions));

test('waits for every running host', async () => {
  await fake.golive({ name: 'shell', version: '1.0.0' });
  const [first, second] = [announceHost(fake.state, 'first'), announceHost(fake.state, 'second')];
  await Promise.all([first.serves(['before']), second.serves(['before'])]);
  const followed = hostsToFollow(fake.state);
  await first.serves(await wanted());
  await second.serves(await wanted());
  await expect(followed).resolves.toMatchObject({ serving: { length: 2 }, behind: [] });
  await Promise.all([first.close(), second.close()]);
  await expect(hostsToFollow(fake.state)).resolves.toEqual({ serving: [], behind: [] });
});

test('waits until each running host is ready for the next compositions, but not for long', async () => {
  const [first, second] = [announceHost(fake.state, 'first'), announceHost(fake.state, 'second')];
  await Promise.all([first.serves(['live']), second.serves(['live'])]);
  let ready = false;
  const waiting = hostsToPrepare(fake.state, ['live', 'next']).then(() => (ready = true));
  await first.prepared(['next']);
  await hostsToPrepare(fake.state, ['live', 'next'], 100);
  expect(ready).toBe(false);
  await second.prepared(['next']);
  await waiting;
  await Promise.all([first.close(), second.close()]);
});

test('reports a failed host at once with its reason, and a silent one after the timeout', async () => {
  await fake.golive({ name: 'shell', version: '1.0.0' });
  const broken = announceHost(fake.state, 'broken');
  // A failure of a composition that is no longer wanted is ignored.
  await broken.cannotServe(['before'], 'old trouble');
  expect((await hostsToFollow(fake.state, 100)).behind).toEqual([
    {
      address: expect.stringContaining('broken'),
      reason: expect.stringContaining('does not serve the change within 0.1 s'),
    },
  ]);
  await broken.cannotServe(await wanted(), 'no such file');
  expect((await hostsToFollow(fake.state)).behind).toMatchObject([{ reason: 'no such file' }]);
  await broken.close();
});

afterEach(() => void jest.restoreAllMocks());

test('finds a host although the clock of the command is a minute off', async () => {
  await fake.golive({ name: 'shell', version: '1.0.0' });
  const host = announceHost(fake.state, 'host');
  await host.serves(await wanted());
  const now = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await expect(hostsToFollow(fake.state)).resolves.toMatchObject({ serving: { length: 1 } });
  await host.close();
});

test('ignores hosts that were killed or have sent no heartbeat', async () => {
  await fake.golive({ name: 'shell', version: '1.0.0' });
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const folder = join(fake.store.dataDir, 'hosts');
  await mkdir(folder);
  const state = (machine: string, pid: number) =>
    JSON.stringify({ machine, pid, address: 'gone', compositions: ['before'] });
  await writeFile(join(folder, 'killed.json'), state(hostname(), child.pid!));
  await writeFile(join(folder, 'elsewhere.json'), state('another machine', 1));
  await utimes(join(folder, 'elsewhere.json'), new Date(0), new Date(0));
  await writeFile(join(folder, 'torn.json'), '{"mach');
  await expect(hostsToFollow(fake.state)).resolves.toEqual({ serving: [], behind: [] });
});
