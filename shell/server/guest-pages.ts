import type { RenderedPage } from '@site/contracts/renderer';
import { compressPage, type Encoding } from './compress-page.ts';
import type { Renderer } from './renderer.ts';

/**
 * How long guests get the same page, in ms. Long enough for a crowd at one address to cost one rendering, short enough
 * for nobody to notice: the API's own answers are kept five times as long.
 */
const KEEP_FOR = 1000;
/** Whole pages with their compressed forms: about 60 KB each. */
const MOST_PAGES = 500;
/** Brotli quality: better than for one visitor, because many share the result. */
const QUALITY = 5;

/** A page as every guest gets it. */
export interface GuestPage extends RenderedPage {
  /** Made when the first visitor asks for it. */
  compressed: (encoding: Encoding) => Promise<Uint8Array>;
}

function guestPage(page: RenderedPage): GuestPage {
  const done: Partial<Record<Encoding, Promise<Uint8Array>>> = {};
  return { ...page, compressed: (encoding) => (done[encoding] ??= compressPage(page.html, encoding, QUALITY)) };
}

/**
 * Pages of visitors without a session, each rendered once for all who ask within a second; those who come while it is
 * being rendered wait for the same. A page belongs to its composition: another renderer, another entry.
 */
export function createGuestPages(now: () => number = Date.now) {
  const kept = new Map<string, { page: Promise<GuestPage>; until: number }>();

  return (renderer: Renderer, url: string): Promise<GuestPage> => {
    const key = `${renderer.id} ${url}`;
    const found = kept.get(key);
    if (found && found.until > now()) return found.page;
    kept.delete(key);
    const entry = { page: renderer.render({ url }).then(guestPage), until: Infinity };
    kept.set(key, entry);
    const forget = () => kept.get(key) === entry && kept.delete(key);
    entry.page.then((page) => {
      entry.until = now() + KEEP_FOR;
      // Whoever presses «Обновить страницу» must not get the failure that he came from.
      if (page.status >= 500) forget();
    }, forget);
    if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value ?? '');
    return entry.page;
  };
}
