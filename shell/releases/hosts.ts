import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { compositionId, variantsOf } from './compose.ts';
import { HEARTBEAT, type HostState } from './state/host-state.ts';
import type { State } from './state/state.ts';

/** Longer than the load timeout of a composition, in ms. */
const WAIT = 30_000;
/** A suspended host delays a change by this time, in ms. */
const WAIT_PREPARED = 10_000;
const LOOK_EVERY = 50;

export type Announcement = ReturnType<typeof announceHost>;

/** Publishes the state of this host until `close`. */
export function announceHost(shared: State, address: string) {
  const id = randomUUID();
  let host: HostState = { machine: hostname(), pid: process.pid, address, compositions: [], prepared: [] };

  // Writes are queued, so that the last state wins.
  let writing: Promise<void> = Promise.resolve();
  const update = (change: Partial<Pick<HostState, 'compositions' | 'prepared' | 'failure'>>) => {
    host = { ...host, ...change };
    const written = host;
    writing = writing.then(() => shared.writeHost(id, written)).catch(() => {}); // Pages do not depend on it.
    return writing;
  };
  const renew = () => void update({});
  const heartbeat = setInterval(renew, HEARTBEAT);
  heartbeat.unref();

  return {
    serves: (compositions: string[]) => update({ compositions, failure: undefined }),
    cannotServe: (compositions: string[], reason: string) => update({ failure: { compositions, reason } }),
    prepared: (compositions: string[]) => update({ prepared: compositions }),
    async close() {
      clearInterval(heartbeat);
      await writing;
      await shared.removeHost(id).catch(() => {}); // Without a heartbeat it counts as gone soon.
    },
  };
}

async function runningHosts(shared: State): Promise<HostState[]> {
  const hosts = await shared.recentHosts();
  return hosts.filter(({ machine, pid }) => machine !== hostname() || isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Resolves when every running host has tried to start the announced compositions, or after `wait` ms. */
export async function hostsToPrepare(shared: State, announced: string[], wait = WAIT_PREPARED): Promise<void> {
  const deadline = performance.now() + wait;
  const isReady = ({ compositions, prepared }: HostState) =>
    !prepared || announced.every((id) => compositions.includes(id) || prepared.includes(id));
  while (performance.now() < deadline && !(await runningHosts(shared)).every(isReady)) await pause(LOOK_EVERY);
}

export interface Followed {
  serving: string[];
  /** Hosts that do not serve the live compositions, each with its failure or the timeout. */
  behind: { address: string; reason: string }[];
}

/**
 * Resolves when every running host serves the registry's compositions or has reported a failure, or after `wait` ms.
 */
export async function hostsToFollow(shared: State, wait = WAIT): Promise<Followed> {
  const deadline = performance.now() + wait;
  for (;;) {
    const { serving, failed, switching } = await hostsNow(shared);
    if (!switching.length || performance.now() >= deadline) {
      const reason = `does not serve the change within ${wait / 1000} s: see its log`;
      return { serving, behind: [...failed, ...switching.map((address) => ({ address, reason }))] };
    }
    await pause(LOOK_EVERY);
  }
}

/** The running hosts by what they serve: the live compositions, older ones because of a failure, or still older ones. */
export async function hostsNow(shared: State) {
  const wanted = variantsOf(await shared.readRegistry()).map(({ versions }) => compositionId(versions));
  const hosts = await runningHosts(shared);
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
