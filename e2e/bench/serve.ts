import autocannon from 'autocannon';
import type { Site } from '../fixtures/site.ts';
import { cpuTime } from './bench-site.ts';
import { visitorWithSession } from './visitors.ts';

const SECONDS = 8;
const CONNECTIONS = 8;

/** A visitor with a session gets a page rendered for him alone; guests share one for a second. */
export async function serve(site: Site, path: string, visitor: 'guest' | 'session') {
  const own = visitor === 'session' ? await visitorWithSession(site) : {};
  const headers = { 'accept-encoding': 'br', ...own };
  const before = await cpuTime(site.hostPid);
  const result = await autocannon({ url: `${site.url}${path}`, connections: CONNECTIONS, duration: SECONDS, headers });
  const cpu = (await cpuTime(site.hostPid)) - before;
  return { rps: result.requests.average, cpu: cpu / result.requests.total, failed: result.errors + result.non2xx };
}
