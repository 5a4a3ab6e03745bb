import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { siteMapPaths } from '../releases/site-map.ts';

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
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT)]);
      known.replaceSitemap(await siteMapPaths(apiOrigin, signal));
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
