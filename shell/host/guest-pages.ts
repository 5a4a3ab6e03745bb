import type { Encoding, RenderedPage } from '@site/contracts/renderer';
import { LRUCache } from 'lru-cache';
import type { Lane } from '../releases/page-queue.ts';
import { compressPage } from './compress-page.ts';
import { KnownAddresses } from './known-addresses.ts';

/**
 * How long guests get the same page, in ms: long enough that a crowd at one address needs one rendering, short compared
 * with the API's own cache, which is five times as long.
 */
const TTL = 1000;
/** Maximum age of a stale page that is served while a new one cannot be rendered, in ms. */
const MAX_STALE = 60_000;
/** Size limit of all pages with their compressed forms, in bytes: more than a hundred of the largest pages. */
const MAX_BYTES = 32 * 1024 * 1024;
/**
 * Share of MAX_BYTES for addresses with a query string. Their number is unlimited; a flood of them evicts only pages
 * with a query string.
 */
const QUERIED_SHARE = 0.25;
const UNKNOWN_SHARE = 0.125;
/** Upper bound of a page with its compressed forms, relative to its HTML; each form is about a fifth. */
const WITH_COMPRESSED = 1.5;
/** Allowance per entry for the policy and other headers, in bytes. */
const ENTRY_BYTES = 4096;

/** A page shared by guests, rendered for the request of the first. */
export interface GuestPage extends RenderedPage {
  made: number;
  compressed: (encoding: Encoding) => Promise<Uint8Array>;
}

function guestPage(page: RenderedPage, made: number): GuestPage {
  const done: Partial<Record<Encoding, Promise<Uint8Array>>> = {};
  return { ...page, made, compressed: (encoding) => (done[encoding] ??= compressPage(page.html, encoding)) };
}

/** `rendered`: the guest has waited for a rendering, which others may have begun. */
export type GuestResult = 'fresh' | 'stale' | 'rendered';

type GuestLane = Exclude<Lane, 'own'>;

/** `id`: that of its composition. */
interface GuestRenderer {
  readonly id: string;
  render(request: { url: string; address: string }, terms: { lane: GuestLane }): Promise<RenderedPage>;
}

interface GuestPagesOptions {
  maxBytes?: number;
  now?: () => number;
  known?: KnownAddresses;
  onResult?: (result: GuestResult) => void;
}

/**
 * Cache of pages for visitors without a session. A page is rendered once a second; concurrent requests wait for the
 * same rendering. Entries are separate per composition. When rendering fails, because the renderers are overloaded or
 * have died, or responds with 503 because data is missing, guests get the stale page of up to a minute ago: long enough
 * for a restart of the database.
 */
export function createGuestPages({
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
  known = new KnownAddresses(),
  onResult,
}: GuestPagesOptions = {}) {
  const pagesOf = (lane: GuestLane, maxSize: number) =>
    new LRUCache<string, GuestPage, { renderer: GuestRenderer; url: string; address: string }>({
      maxSize,
      // The key has any length, at two bytes per character.
      sizeCalculation: ({ html }, key) => Math.ceil(html.byteLength * WITH_COMPRESSED) + 2 * key.length + ENTRY_BYTES,
      ttl: TTL,
      ttlResolution: 0,
      perf: { now },
      // An entry that is evicted while it is rendered still resolves for the waiting requests.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, last, { options, context: { renderer, url, address } }) => {
        const stale = last && now() - last.made < MAX_STALE ? last : undefined;
        options.allowStaleOnFetchRejection = stale !== undefined;
        const page = await renderer.render({ url, address }, { lane });
        return page.status === 503 && stale ? stale : guestPage(page, now());
      },
    });
  const queriedBytes = Math.floor(maxBytes * QUERIED_SHARE);
  const unknownBytes = Math.floor(maxBytes * UNKNOWN_SHARE);
  const lanes = {
    shared: pagesOf('shared', maxBytes - queriedBytes - unknownBytes),
    queried: pagesOf('queried', queriedBytes),
    unknown: pagesOf('unknown', unknownBytes),
  };

  return async (renderer: GuestRenderer, url: string, address: string): Promise<GuestPage> => {
    const [path = '', query] = url.split('?', 2);
    const lane = query === undefined ? 'shared' : 'queried';
    const isKnown = known.has(path);
    const pages = lanes[isKnown ? lane : 'unknown'];
    const key = `${renderer.id} ${url}`;
    const asked = now();
    const page = await pages.forceFetch(key, { context: { renderer, url, address } });
    onResult?.(page.made >= asked ? 'rendered' : asked - page.made > TTL ? 'stale' : 'fresh');
    if (page.status === 200 && !isKnown) lanes[lane].set(key, page);
    if (page.status < 500) known.record(path, page.status === 200);
    // Errors are not cached, so that a reload retries.
    if (page.status >= 500) pages.delete(key);
    return page;
  };
}
