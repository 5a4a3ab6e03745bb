import { cp, mkdir, rm } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Site } from '../fixtures/site.ts';

const root = join(import.meta.dirname, '../..');
const TICKS_PER_SECOND = 100; // USER_HZ of Linux

/** Starts the site; `shellDist`, if given, replaces the shell's build. */
export async function startSite(shellDist?: string): Promise<Site> {
  if (!shellDist) return Site.start();
  const own = join(root, 'shell/dist');
  const backup = `${own}.kept`;
  await cp(own, backup, { recursive: true });
  try {
    await rm(own, { recursive: true });
    await mkdir(own, { recursive: true });
    await cp(shellDist, own, { recursive: true });
    return await Site.start();
  } finally {
    await rm(own, { recursive: true, force: true });
    await cp(backup, own, { recursive: true });
    await rm(backup, { recursive: true });
  }
}

/** Returns the CPU time used so far by a process without its children, all threads included, in ms. */
export const ownCpuTime = (pid: number): Promise<number> => ticksOf(pid, 2);

/** Sums the first of the fields `utime stime cutime cstime`; the last two count children that have ended. */
async function ticksOf(pid: number, fields: 2 | 4): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const times = stat
    .split(') ')[1]!
    .split(' ')
    .slice(11, 11 + fields);
  return (times.reduce((sum, time) => sum + Number(time), 0) / TICKS_PER_SECOND) * 1000;
}

/** Returns the CPU time used so far by a process and its children, all threads included, in ms. */
export async function cpuTime(pid: number): Promise<number> {
  const [own, children] = await Promise.all([ticksOf(pid, 4), readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')]);
  const others = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => cpuTime(Number(child))),
  );
  return others.reduce((sum, time) => sum + time, own);
}
