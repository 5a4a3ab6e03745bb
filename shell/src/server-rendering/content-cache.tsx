import type { SiteData } from '@site/contracts/site-data';
import type { SessionStore } from '@site/runtime';
import { SessionProvider } from '@site/runtime/shell';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { firstPicture } from '../document/first-picture.ts';
import { watchedSession, type Reading } from './watched-session.ts';

/** Size limit of the cache, in bytes: a hundred of the largest pages. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Lifetime of an entry, in ms: time-dependent content is no older than the oldest page that guests may get. */
const TTL = 60_000;
/** Limit of the variants per path, such as for visitors with different carts. */
const MAX_VARIANTS = 8;

/** Inputs that determine the content, besides its reads of the session; the browser has the same. */
export interface Source {
  path: string;
  data: string;
  site: SiteData;
  /** Parts that the content can contain. */
  parts: string[];
}

interface Content {
  html: Uint8Array;
  firstPicture: string;
  parts: string[];
}

interface CachedContent extends Content, Pick<Source, 'data' | 'site'> {
  readings: Reading[];
}

interface Rendering {
  markup: string;
  /** Whether it rendered without a failure. */
  isWhole: boolean;
  parts: string[];
}

export interface WholePage {
  pieces: (string | Uint8Array)[];
  firstPicture: string;
  parts: string[];
}

export interface PageContent {
  /** Wraps the content, or omits it if it is cached. */
  around: (content: ReactNode) => ReactNode;
  complete: (rendering: Rendering) => WholePage;
}

export const freshContent: PageContent = {
  around: (content) => content,
  complete: ({ markup, parts }) => ({ pieces: [markup], firstPicture: firstPicture(markup), parts }),
};

/**
 * Caches the content of pages, which is everything between header and footer: the most expensive part to render, and
 * nearly always the same for the next visitor. An entry records what its components read of the session, and is reused
 * only for visitors with equal values.
 */
export function createContentCache({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
  const addresses = new LRUCache<string, CachedContent[]>({
    maxSize: maxBytes,
    sizeCalculation: (variants) => variants.reduce((sum, { html, data }) => sum + html.length + 2 * data.length, 1),
    ttl: TTL,
    ttlResolution: 0,
    perf: { now },
  });

  return ({ path, data, site, parts: ownParts }: Source, session: SessionStore): PageContent => {
    const variants = addresses.get(path) ?? [];
    const cached = variants.find(
      (one) => one.data === data && one.site === site && one.readings.every((reading) => reading.isSameFor(session)),
    );
    if (cached)
      return {
        around: () => null,
        complete({ markup, parts }) {
          const [start, end] = placeOfContent(markup)!;
          return {
            pieces: [markup.slice(0, start), cached.html, markup.slice(end)],
            firstPicture: cached.firstPicture,
            parts: [...parts, ...cached.parts],
          };
        },
      };

    const watched = watchedSession(session);
    return {
      around: (content) => <SessionProvider store={watched.store}>{content}</SessionProvider>,
      complete(rendering) {
        const page = freshContent.complete(rendering);
        const readings = watched.readings();
        const place = placeOfContent(rendering.markup);
        if (rendering.isWhole && readings && place) {
          const content: CachedContent = {
            data,
            site,
            readings,
            html: encoder.encode(rendering.markup.slice(...place)),
            firstPicture: page.firstPicture,
            parts: ownParts.filter((part) => page.parts.includes(part)),
          };
          addresses.set(path, [content, ...variants.slice(0, MAX_VARIANTS - 1)]);
        }
        return page;
      },
    };
  };
}

const encoder = new TextEncoder();

/** Returns the range inside the page's only `main` element. React escapes `>` in attributes. */
function placeOfContent(markup: string): [start: number, end: number] | undefined {
  const tag = markup.indexOf('<main ');
  const start = markup.indexOf('>', tag) + 1;
  const end = markup.lastIndexOf('</main>');
  return tag < 0 || tag !== markup.lastIndexOf('<main ') || end < start ? undefined : [start, end];
}
