import type { SiteData } from '@site/contracts/site-data';
import type { SessionStore } from '@site/runtime';
import { SessionProvider } from '@site/runtime/shell';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { firstPicture } from '../document/first-picture.ts';
import { watchedSession, type Reading } from './watched-session.ts';

/** All that is kept, in bytes: a hundred of our largest pages. */
const MOST_BYTES = 16 * 1024 * 1024;
/** In ms. What is rendered by the clock is no older than the oldest page that guests may get. */
const KEEP_FOR = 60_000;
/** Of one address: for visitors with this in the cart, and with that. */
const MOST_VARIANTS = 8;

/** What the content is made from: with what it reads of the visitor all that the browser has, which makes the same of it. */
export interface Source {
  path: string;
  /** The page's own, as JSON. */
  data: string;
  site: SiteData;
  /** Parts that may stand in it. */
  parts: string[];
}

interface Content {
  html: Uint8Array;
  firstPicture: string;
  /** Parts that stand in it. */
  parts: string[];
}

interface Kept extends Content, Pick<Source, 'data' | 'site'> {
  readings: Reading[];
}

/** A rendering of the whole page. */
interface Rendering {
  markup: string;
  /** Nothing failed in it. */
  isWhole: boolean;
  parts: string[];
}

/** The page's markup in its order. */
export interface WholePage {
  pieces: (string | Uint8Array)[];
  firstPicture: string;
  parts: string[];
}

export interface PageContent {
  /** What is rendered in the place of the content. */
  around: (content: ReactNode) => ReactNode;
  complete: (rendering: Rendering) => WholePage;
}

/** Of a page that is rendered every time. */
export const freshContent: PageContent = {
  around: (content) => content,
  complete: ({ markup, parts }) => ({ pieces: [markup], firstPicture: firstPicture(markup), parts }),
};

/**
 * To render a page's content, which is all between header and footer, is most of what the page costs, and nearly always it
 * is the same for the next visitor. It is kept with what its components have read of the visitor's session, and rendered
 * anew for everybody for whom one of these readings is another.
 */
export function createKeptContent({ mostBytes = MOST_BYTES, now = () => performance.now() } = {}) {
  const addresses = new LRUCache<string, Kept[]>({
    maxSize: mostBytes,
    sizeCalculation: (variants) => variants.reduce((sum, { html, data }) => sum + html.length + 2 * data.length, 1),
    ttl: KEEP_FOR,
    ttlResolution: 0,
    perf: { now },
  });

  return ({ path, data, site, parts: ownParts }: Source, session: SessionStore): PageContent => {
    const variants = addresses.get(path) ?? [];
    const kept = variants.find(
      (one) => one.data === data && one.site === site && one.readings.every((reading) => reading.isSameFor(session)),
    );
    if (kept)
      return {
        around: () => null,
        complete({ markup, parts }) {
          const [start, end] = placeOfContent(markup)!;
          return {
            pieces: [markup.slice(0, start), kept.html, markup.slice(end)],
            firstPicture: kept.firstPicture,
            parts: [...parts, ...kept.parts],
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
          const content: Kept = {
            data,
            site,
            readings,
            html: encoder.encode(rendering.markup.slice(...place)),
            firstPicture: page.firstPicture,
            parts: ownParts.filter((part) => page.parts.includes(part)),
          };
          addresses.set(path, [content, ...variants.slice(0, MOST_VARIANTS - 1)]);
        }
        return page;
      },
    };
  };
}

const encoder = new TextEncoder();

/** Between the tags of the one landmark. React escapes `>` in attributes. */
function placeOfContent(markup: string): [start: number, end: number] | undefined {
  const tag = markup.indexOf('<main ');
  const start = markup.indexOf('>', tag) + 1;
  const end = markup.lastIndexOf('</main>');
  return tag < 0 || tag !== markup.lastIndexOf('<main ') || end < start ? undefined : [start, end];
}
