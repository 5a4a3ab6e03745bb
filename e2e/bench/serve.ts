import autocannon from 'autocannon';
import type { Site } from '../fixtures/site.ts';
import { cpuTime } from './bench-site.ts';
import { visitorWithSession } from './visitors.ts';

const SECONDS = 8;
const CONNECTIONS = 8;

/** Measures serving a page. Each visitor with a session gets an own rendering; guests share one for a second. */
export async function serve(site: Site, path: string, visitor: 'guest' | 'session') {
  const visitors = visitor === 'session' ? [await visitorWithSession(site)] : [{}];
  const { cpu, ...result } = await serveFrom({ host: () => cpuTime(site.hostPid) }, `${site.url}${path}`, visitors);
  return { ...result, cpu: cpu.host };
}

/** Requests a page as these visitors in turn. Returns the growth of each counter of CPU time per page, in ms. */
export async function serveFrom<Name extends string>(
  counters: Record<Name, () => Promise<number>>,
  url: string,
  visitors: Record<string, string>[],
) {
  const requests = visitors.map((visitor) => ({ headers: { 'accept-encoding': 'br', ...visitor } }));
  const names = Object.keys(counters) as Name[];
  const read = () => Promise.all(names.map((name) => counters[name]()));
  const before = await read();
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  const after = await read();
  const cpu = Object.fromEntries(
    names.map((name, index) => [name, (after[index]! - before[index]!) / result.requests.total]),
  ) as Record<Name, number>;
  return { rps: result.requests.average, cpu, failed: result.errors + result.non2xx };
}
