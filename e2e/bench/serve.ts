import autocannon from 'autocannon';
import type { Site } from '../fixtures/site.ts';
import { cpuTime } from './bench-site.ts';
import { visitorWithSession } from './visitors.ts';

const SECONDS = 8;
const CONNECTIONS = 8;

/** Measures serving a page. Each visitor with a session gets an own rendering; guests share one for a second. */
export const serve = async (site: Site, path: string, visitor: 'guest' | 'session') =>
  serveFrom(site.hostPid, `${site.url}${path}`, visitor === 'session' ? [await visitorWithSession(site)] : [{}]);

/** Measures the CPU time of a process and its children per page, requested by these visitors in turn. */
export async function serveFrom(pid: number, url: string, visitors: Record<string, string>[]) {
  const requests = visitors.map((visitor) => ({ headers: { 'accept-encoding': 'br', ...visitor } }));
  const before = await cpuTime(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  const cpu = (await cpuTime(pid)) - before;
  return { rps: result.requests.average, cpu: cpu / result.requests.total, failed: result.errors + result.non2xx };
}
