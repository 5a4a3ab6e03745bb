import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Addresses of pages that have been rendered lately. */
const MOST_SEEN = 20_000;
const LONGEST = 500;

const LEARN_EVERY = 10 * 60_000;
const LEARN_AGAIN = 10_000;
const TIMEOUT = 30_000;

/** Paths of pages that exist: those of the site's map, and others that were rendered. */
export class KnownAddresses {
  private mapped = new Set<string>();
  private readonly seen = new LRUCache<string, true>({ max: MOST_SEEN });

  has(path: string): boolean {
    return this.mapped.has(path) || this.seen.get(path) === true;
  }

  note(path: string, exists: boolean) {
    if (!exists) this.seen.delete(path);
    else if (path.length <= LONGEST) this.seen.set(path, true);
  }

  learn(paths: Iterable<string>) {
    this.mapped = new Set(paths);
  }
}

/** Reads the site's map from time to time; returns how to stop that. */
export function followSitemap(known: KnownAddresses, apiOrigin: string, log: Logger): () => void {
  const stopped = new AbortController();
  let next: NodeJS.Timeout;
  async function read() {
    let wait = LEARN_EVERY;
    try {
      known.learn(await pathsOfSitemap(apiOrigin, stopped.signal));
    } catch (error) {
      if (stopped.signal.aborted) return;
      wait = LEARN_AGAIN;
      log.debug({ err: error }, 'the site map could not be read yet');
    }
    next = setTimeout(() => void read(), wait).unref();
  }
  void read();
  return () => {
    stopped.abort();
    clearTimeout(next);
  };
}

/** The map is an index of files, which list the pages. */
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
  const answer = await fetch(url, { signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const locations = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, location]) => new URL(location!).pathname);
}
