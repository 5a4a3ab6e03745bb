import { createHash } from 'node:crypto';
import type { Seo } from '@site/contracts/seo';
import { earlyClicksScript } from '../early-clicks/early-clicks-script.ts';
import type { OutsideSources } from './outside-sources.ts';
import { escapeJson } from './page-data.ts';
import { headTags } from './seo.ts';

export interface DocumentAssets {
  /** Inlined stylesheets, with the name of the extracted file: its loader then does not add it again. */
  styles: { file: string; css: string }[];
  fonts: string[];
  /** What starts the page, in order. */
  scripts: Script[];
  /** Scripts that the page is about to ask for. */
  preload: Script[];
}

interface Script {
  src: string;
  integrity: string;
}

export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const quoted = (source: string) => `'${source}'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** What the page says of itself. The marked tags are replaced on navigation. */
export const documentStart = (seo: Seo, siteOrigin: string): string =>
  [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(seo.title)}</title>`,
    ...headTags(seo, siteOrigin).map(({ tag, attributes: values }) => `<${tag}${attributes(values)} data-seo>`),
    ...seo.jsonld.map((item) => `<script type="application/ld+json" data-seo>${escapeJson(item)}</script>`),
  ].join('');

/** JSON that the page is about to ask for. */
export const preloadData = (href: string) => `<link rel="preload" as="fetch" href="${href}" crossorigin>`;

/** What the page is made with, the same at each of its addresses; then its own markup follows. */
export const documentHead = (assets: DocumentAssets): string =>
  [
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...assets.styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`),
    ...[...assets.scripts, ...assets.preload].map(
      ({ src, integrity }) =>
        `<link rel="preload" as="script" href="${src}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#ffffff">',
    `<script>${earlyClicksScript}</script></head><body><div id="root">`,
  ].join('');

/** Fetches a script past the browser's cache, where its copy may be damaged, and loads the page again; once in a tab. */
const onerror =
  'onerror(){try{let s=sessionStorage,k="starter";s.getItem(k)!=src&&' +
  '(s.setItem(k,src),fetch(src,{cache:"reload"}).then(r=>r.blob()).then(()=>location.reload(),()=>{}))}catch{}}';

/**
 * Starts the page's scripts in their order. An inline script and not `<script src>`: the policy knows it by its hash, and
 * Safari before 18.2 refuses hashed external scripts beside 'strict-dynamic' (WebKit bug 270784).
 */
const starter = (scripts: Script[]): string =>
  `for(const[src,integrity]of ${JSON.stringify(scripts.map(({ src, integrity }) => [src, integrity]))})` +
  `document.head.append(Object.assign(document.createElement('script'),{src,integrity,crossOrigin:'anonymous',async:false,${onerror}}))`;

/** After the page's data, so that the scripts find it. */
export const documentEnd = (pageData: string, { scripts }: DocumentAssets): string =>
  `</div>${pageData}<script>${starter(scripts)}</script></body></html>`;

/**
 * Content-Security-Policy of a page: what it begins with by hash, and what that loads by 'strict-dynamic'. No nonce: the
 * same page is the same bytes for every guest, so that it can be rendered and compressed once for many. The hashes are
 * made once; what is let in from outside follows the site's settings.
 */
export function pageSecurityPolicy({ styles, scripts, preload }: DocumentAssets): (outside: OutsideSources) => string {
  const inline = [earlyClicksScript, starter(scripts)].map(sha256);
  const scriptHashes = [...inline, ...[...scripts, ...preload].map(({ integrity }) => integrity)].map(quoted);
  const styleHashes = styles.map(({ css }) => quoted(sha256(css)));
  return ({ connect, style, worker }) =>
    [
      "default-src 'self'",
      `script-src ${scriptHashes.join(' ')} 'strict-dynamic'`,
      `style-src ${["'self'", ...styleHashes, ...style].join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      `worker-src ${["'self'", ...worker].join(' ')}`,
      "frame-src 'self' https://rutube.ru https://vk.com https://vkvideo.ru",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; ');
}
