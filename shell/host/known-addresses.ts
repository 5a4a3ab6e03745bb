import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

const MAX_SEEN = 20_000;
/** Longest path that is remembered, in characters. */
const MAX_LENGTH = 500;

/** Intervals of reading the site map after a success and after a failure, in ms. */
const REFRESH_INTERVAL = 10 * 60_000;
const RETRY_INTERVAL = 10_000;
const TIMEOUT = 30_000;

/** Paths of pages that exist: the paths of the site map, and paths that were rendered with 200. */
export class KnownAddresses {
  private mapped = new Set<string>();
  private readonly seen = new LRUCache<string, true>({ max: MAX_SEEN });

  has(path: string): boolean {
    return this.mapped.has(path) || this.seen.get(path) === true;
  }

  record(path: string, exists: boolean) {
    if (!exists) this.seen.delete(path);
    else if (path.length <= MAX_LENGTH) this.seen.set(path, true);
  }

  replaceSitemap(paths: Iterable<string>) {
    this.mapped = new Set(paths);
  }
}

/** Reads the site map periodically. Returns the function that stops it. */
export function followSitemap(known: KnownAddresses, apiOrigin: string, log: Logger): () => void {
  const stopped = new AbortController();
  let next: NodeJS.Timeout;
  async function read() {
    let wait = REFRESH_INTERVAL;
    try {
      known.replaceSitemap(await pathsOfSitemap(apiOrigin, stopped.signal));
    } catch (error) {
      if (stopped.signal.aborted) return;
      wait = RETRY_INTERVAL;
      log.debug({ err: error }, 'the site map cannot be read; retrying');
    }
    next = setTimeout(() => void read(), wait).unref();
  }
  void read();
  return () => {
    stopped.abort();
    clearTimeout(next);
  };
}

/** Reads the index of site map files, and the pages that each file lists. */
async function pathsOfSitemap(apiOrigin: string, stopped: AbortSignal): Promise<string[]> {
  const files = await locationsIn(`${apiOrigin}/sitemap.xml`, stopped);
  const paths: string[] = [];
  for (const file of files) {
    if (file.endsWith('.xml')) paths.push(...(await locationsIn(apiOrigin + file, stopped)));
    else paths.push(file);
  }
  return paths;
}

async function locationsIn(url: string, stopped: AbortSignal): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]) });
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, location]) => new URL(location!).pathname);
}
