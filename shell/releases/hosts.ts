import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { compositionId, variantsOf } from './compose.ts';
import { readRegistry } from './registry.ts';

/** Interval at which a host renews its file, in ms. */
const HEARTBEAT = 5000;
/** A host with an older file counts as gone, in ms. */
const GONE_AFTER = 3 * HEARTBEAT;
/** Longer than the load timeout of a composition, in ms. */
const WAIT = 30_000;
const LOOK_EVERY = 50;

/** `DATA_DIR/hosts/<id>.json`: the compositions that one host serves. `hostsToFollow` reads it after an activation. */
const HostState = z.object({
  machine: z.string(),
  pid: z.int(),
  address: z.string(),
  compositions: z.array(z.string()),
  /** Compositions of the registry that the host cannot serve. */
  failure: z.object({ compositions: z.array(z.string()), reason: z.string() }).optional(),
});
type HostState = z.infer<typeof HostState>;

const folder = (dataDir: string) => join(dataDir, 'hosts');

export type Announcement = Awaited<ReturnType<typeof announceHost>>;

/** Publishes the state of this host until `close`. */
export async function announceHost(dataDir: string, address: string) {
  const file = join(folder(dataDir), `${randomUUID()}.json`);
  let state: HostState = { machine: hostname(), pid: process.pid, address, compositions: [] };
  await mkdir(folder(dataDir), { recursive: true });
  await removeGone(dataDir);

  // Writes are queued, so that the last state wins.
  let writing: Promise<void> = Promise.resolve();
  const update = (change: Pick<HostState, 'compositions' | 'failure'>) => {
    state = { ...state, ...change };
    const text = JSON.stringify(state);
    writing = writing.then(() => writeFileAtomic(file, text)).catch(() => {}); // Pages do not depend on this file.
    return writing;
  };
  // Written, not only touched: the file system sets the time, and the clocks of the hosts do not matter.
  const heartbeat = setInterval(
    () => void update({ compositions: state.compositions, failure: state.failure }),
    HEARTBEAT,
  );
  heartbeat.unref();

  return {
    serves: (compositions: string[]) => update({ compositions, failure: undefined }),
    cannotServe: (compositions: string[], reason: string) =>
      update({ compositions: state.compositions, failure: { compositions, reason } }),
    async close() {
      clearInterval(heartbeat);
      await writing;
      await rm(file, { force: true });
    },
  };
}

async function runningHosts(dataDir: string): Promise<HostState[]> {
  const files = await readdir(folder(dataDir)).catch(() => []);
  if (!files.length) return [];
  const now = await timeOf(dataDir);
  const states = await Promise.all(files.map((file) => runningHost(join(folder(dataDir), file), now)));
  return states.filter((state) => state !== undefined);
}

/** Returns the time of the file system, which the hosts' files have too. */
async function timeOf(dataDir: string): Promise<number> {
  const probe = join(folder(dataDir), `.time-${randomUUID()}`);
  await writeFile(probe, '');
  const { mtimeMs } = await stat(probe);
  await rm(probe, { force: true });
  return mtimeMs;
}

async function runningHost(file: string, now: number): Promise<HostState | undefined> {
  try {
    if (!file.endsWith('.json') || now - (await stat(file)).mtimeMs > GONE_AFTER) return undefined;
    const state = HostState.parse(JSON.parse(await readFile(file, 'utf8')));
    return state.machine === hostname() && !isAlive(state.pid) ? undefined : state;
  } catch {
    return undefined; // The file was removed or is torn.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function removeGone(dataDir: string) {
  const now = await timeOf(dataDir);
  for (const name of await readdir(folder(dataDir))) {
    const file = join(folder(dataDir), name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > 10 * GONE_AFTER) await rm(file, { force: true });
  }
}

export interface Followed {
  serving: string[];
  /** Hosts that do not serve the live compositions, each with its failure or the timeout. */
  behind: { address: string; reason: string }[];
}

/**
 * Resolves when every running host serves the registry's compositions or has reported a failure, or after `wait` ms.
 */
export async function hostsToFollow(dataDir: string, wait = WAIT): Promise<Followed> {
  const deadline = performance.now() + wait;
  for (;;) {
    const { serving, failed, switching } = await hostsNow(dataDir);
    if (!switching.length || performance.now() >= deadline) {
      const reason = `does not serve the change within ${wait / 1000} s: see its log`;
      return { serving, behind: [...failed, ...switching.map((address) => ({ address, reason }))] };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** The running hosts by what they serve: the live compositions, older ones because of a failure, or still older ones. */
export async function hostsNow(dataDir: string) {
  const wanted = variantsOf(await readRegistry(dataDir)).map(({ versions }) => compositionId(versions));
  const hosts = await runningHosts(dataDir);
  const behind = hosts.filter(({ compositions }) => !sameItems(compositions, wanted));
  const hasFailed = ({ failure }: HostState) => failure && sameItems(failure.compositions, wanted);
  return {
    serving: hosts.filter((host) => !behind.includes(host)).map(nameOf),
    failed: behind.filter(hasFailed).map((host) => ({ address: nameOf(host), reason: host.failure!.reason })),
    switching: behind.filter((host) => !hasFailed(host)).map(nameOf),
  };
}

const nameOf = ({ address, machine, pid }: HostState) => `${address} (${machine}, process ${pid})`;

const sameItems = (one: string[], other: string[]) => [...one].sort().join() === [...other].sort().join();
