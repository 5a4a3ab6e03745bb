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

/** Returns the CPU time used so far by a process and its children, all threads included, in ms. */
export async function cpuTime(pid: number): Promise<number> {
  const [stat, children] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'),
  ]);
  const fields = stat.split(') ')[1]!.split(' ');
  const own = ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
  const others = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => cpuTime(Number(child))),
  );
  return others.reduce((sum, time) => sum + time, own);
}
