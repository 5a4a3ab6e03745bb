import { setTimeout as pause } from 'node:timers/promises';
import type { startCluster } from './cluster.ts';
import { compositionOf, swap } from './releases.ts';
import { memoryOf, renderersOf, type Host } from './renderers.ts';

const NAME = 'mf-academy';
/** The first swaps allocate memory for good. */
const BEFORE = 20;
/** Renderers of a host: two of the live composition and the standby. */
const RENDERERS = 3;
/** In ms. */
const SETTLE = 5_000;
/** A busy machine may need longer than the command waits. */
const FOLLOWS_WITHIN = 180_000;
const REPORT_EVERY = 20;

type Log = (text: string) => void;
type Swapped = Pick<Awaited<ReturnType<typeof startCluster>>, 'folder' | 'env' | 'hostUrls'>;

/**
 * Makes new versions of a remote live, one after another, and compares the memory of the hosts before and after.
 * `progress` is printed with the memory.
 */
export async function swapUnderWatch(
  count: number,
  hosts: Host[],
  { folder, env, hostUrls }: Swapped,
  log: Log,
  progress: () => string,
) {
  let last = 0;
  let late = 0;

  async function swapOnce() {
    const notFollowed = await swap(NAME, `9.0.${++last}`, folder, env);
    if (!notFollowed) return;
    late++;
    log(notFollowed);
    const deadline = performance.now() + FOLLOWS_WITHIN;
    while (new Set(await Promise.all(hostUrls.map(compositionOf))).size > 1) {
      if (performance.now() > deadline) throw new Error('A host does not follow');
      await pause(1_000);
    }
  }

  /** Resolves to the memory once replaced renderers have ended. */
  async function settled() {
    while (hosts.some((host) => renderersOf(host).length !== RENDERERS)) await pause(200);
    await pause(SETTLE);
    const memory = hosts.reduce((sum, host) => sum + memoryOf(host), 0);
    log(`${last} swaps, ${late} of them late, ${memory} MB, ${progress()}`);
    return memory;
  }

  async function swapTimes(times: number) {
    for (let n = 1; n <= times; n++) {
      await swapOnce();
      if (n < times && last % REPORT_EVERY === 0) await settled();
    }
    return settled();
  }

  const before = await swapTimes(BEFORE);
  const after = await swapTimes(count);
  return { before: `${before} MB`, after: `${after} MB`, growth: Number((after / before - 1).toFixed(3)), late };
}
