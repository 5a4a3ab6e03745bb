import { setTimeout as pause } from 'node:timers/promises';
import { swap } from './releases.ts';
import { memoryOf, renderersOf, type Host } from './renderers.ts';

const NAME = 'mf-academy';
/** The first swaps allocate memory for good. */
const BEFORE = 20;
/** Renderers of a host: two of the live composition and the standby. */
const RENDERERS = 3;
/** In ms. */
const SETTLE = 5_000;

type Log = (text: string) => void;

/** Makes new versions of a remote live, one after another, and compares the memory of the hosts before and after. */
export async function swapUnderWatch(
  count: number,
  hosts: Host[],
  { folder, env }: { folder: string; env: NodeJS.ProcessEnv },
  log: Log,
) {
  let last = 0;
  async function swapTimes(times: number) {
    for (let n = 0; n < times; n++) {
      await swap(NAME, `9.0.${++last}`, folder, env);
      if (last % 20 === 0) log(`${last} swaps, ${memory()} MB`);
    }
    while (hosts.some((host) => renderersOf(host).length !== RENDERERS)) await pause(200);
    await pause(SETTLE);
    return memory();
  }
  const memory = () => hosts.reduce((sum, host) => sum + memoryOf(host), 0);
  const before = await swapTimes(BEFORE);
  const after = await swapTimes(count);
  return { before: `${before} MB`, after: `${after} MB`, growth: Number((after / before - 1).toFixed(3)) };
}
