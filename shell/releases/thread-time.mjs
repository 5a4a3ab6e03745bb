import { readFileSync } from 'node:fs';

/**
 * Returns the times of a thread of this process since its start, in ms: `worked` on a processor, and `queued` for one.
 * Returns undefined without Linux's statistics of threads (https://docs.kernel.org/scheduler/sched-stats.html).
 */
export function threadTime(thread) {
  if (thread === undefined) return undefined;
  try {
    const [worked, queued] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    return { worked: Number(worked) / 1e6, queued: Number(queued) / 1e6 };
  } catch {
    return undefined;
  }
}
