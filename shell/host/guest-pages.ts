import type { Encoding, RenderedPage } from '@site/contracts/renderer';
import { LRUCache } from 'lru-cache';
import type { Lane } from '../releases/page-queue.ts';
import { compressPage } from './compress-page.ts';
import { KnownAddresses } from './known-addresses.ts';

/**
 * How long guests get the same page, in ms. Long enough for a crowd at one address to cost one rendering, short enough
 * for nobody to notice: the API's own answers are kept five times as long.
 */
const KEEP_FOR = 1000;
/** How old a page may be that is shown because no newer one can be made at present, in ms. */
const OLDEST = 60_000;
/** All pages with their compressed forms, in bytes: more than a hundred of our largest. */
const MAX_BYTES = 32 * 1024 * 1024;
/**
 * Of these, for addresses with a query string. There are any number of them: whoever makes them up drives out pages of
 * their kind only.
 */
const QUERIED_SHARE = 0.25;
/** For addresses that are not known to exist, made up as well. */
const UNKNOWN_SHARE = 0.125;
/** A page with its compressed forms takes at most so many times its HTML: each form of it is a fifth. */
const WITH_COMPRESSED = 1.5;
/** What an entry takes besides: its policy and other headers. */
const ENTRY_BYTES = 4096;

/** A page as every guest gets it; the API is asked on behalf of the first. */
export interface GuestPage extends RenderedPage {
  made: number;
  /** Made when the first visitor asks for it. */
  compressed: (encoding: Encoding) => Promise<Uint8Array>;
}

function guestPage(page: RenderedPage, made: number): GuestPage {
  const done: Partial<Record<Encoding, Promise<Uint8Array>>> = {};
  return { ...page, made, compressed: (encoding) => (done[encoding] ??= compressPage(page.html, encoding)) };
}

type GuestLane = Exclude<Lane, 'own'>;

/** Renders the pages; its id is that of its composition. */
interface GuestRenderer {
  readonly id: string;
  render(request: { url: string; address: string }, terms: { lane: GuestLane }): Promise<RenderedPage>;
}

/**
 * Pages of visitors without a session, each rendered once for all who ask within a second; those who come while it is
 * being rendered wait for the same. A page belongs to its composition: another composition, another entry. When it
 * cannot be rendered, because the renderers are overloaded or have died, or has no data at present (503), guests get the
 * one of up to a minute ago: a database that restarts is back by then.
 */
export function createGuestPages({
  mostBytes = MAX_BYTES,
  now = () => performance.now(),
  known = new KnownAddresses(),
} = {}) {
  const pagesOf = (lane: GuestLane, maxSize: number) =>
    new LRUCache<string, GuestPage, { renderer: GuestRenderer; url: string; address: string }>({
      maxSize,
      // An address may have any length, in two bytes a sign.
      sizeCalculation: ({ html }, key) => Math.ceil(html.byteLength * WITH_COMPRESSED) + 2 * key.length + ENTRY_BYTES,
      ttl: KEEP_FOR,
      ttlResolution: 0,
      perf: { now },
      // The last to be asked for may go while it is being rendered: whoever waits for it gets it all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, last, { options, context: { renderer, url, address } }) => {
        const shown = last && now() - last.made < OLDEST ? last : undefined;
        options.allowStaleOnFetchRejection = shown !== undefined;
        const page = await renderer.render({ url, address }, { lane });
        return page.status === 503 && shown ? shown : guestPage(page, now());
      },
    });
  const queriedBytes = Math.floor(mostBytes * QUERIED_SHARE);
  const unknownBytes = Math.floor(mostBytes * UNKNOWN_SHARE);
  const lanes = {
    shared: pagesOf('shared', mostBytes - queriedBytes - unknownBytes),
    queried: pagesOf('queried', queriedBytes),
    unknown: pagesOf('unknown', unknownBytes),
  };

  return async (renderer: GuestRenderer, url: string, address: string): Promise<GuestPage> => {
    const [path = '', query] = url.split('?', 2);
    const asked = query === undefined ? 'shared' : 'queried';
    const isKnown = known.has(path);
    const pages = lanes[isKnown ? asked : 'unknown'];
    const key = `${renderer.id} ${url}`;
    const page = await pages.forceFetch(key, { context: { renderer, url, address } });
    if (page.status === 200 && !isKnown) lanes[asked].set(key, page);
    if (page.status < 500) known.note(path, page.status === 200);
    // Whoever presses «Обновить страницу» must not get the failure that he came from.
    if (page.status >= 500) pages.delete(key);
    return page;
  };
}
