import { createHash } from 'node:crypto';
import { BEACON_ADDRESS } from '@site/contracts/beacon-address';
import type { Seo } from '@site/contracts/seo';
import { earlyClicksScript } from '../early-clicks/early-clicks-script.ts';
import { fontScript } from './font-script.ts';
import { restoredScript } from './restored-script.ts';
import type { OutsideSources } from './outside-sources.ts';
import { escapeJson, PAGE_DATA } from './page-data.ts';
import { headTags } from './seo.ts';

export interface DocumentAssets {
  /** Inlined stylesheets, with the name of the extracted file, so that its loader does not add it again. */
  styles: { file: string; css: string }[];
  fonts: string[];
  /** Scripts that start the page, in order. */
  scripts: Script[];
  /** Scripts that the page loads next. */
  preload: Script[];
}

interface Script {
  src: string;
  integrity: string;
}

const headScript = earlyClicksScript + restoredScript + fontScript;

export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const quoted = (source: string) => `'${source}'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Returns the page's metadata. A navigation replaces the tags with `data-seo`. */
export const documentStart = (seo: Seo, siteOrigin: string): string =>
  [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(seo.title)}</title>`,
    ...headTags(seo, siteOrigin).map(({ tag, attributes: values }) => `<${tag}${attributes(values)} data-seo>`),
    ...seo.jsonld.map((item) => `<script type="application/ld+json" data-seo>${escapeJson(item)}</script>`),
  ].join('');

export const preloadData = (href: string) => `<link rel="preload" as="fetch" href="${href}" crossorigin>`;

/** Returns the rest of the head, the same at every address of a page, and opens the root element for its markup. */
export const documentHead = (assets: DocumentAssets): string =>
  [
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...assets.styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`),
    ...[...assets.scripts, ...assets.preload].map(
      ({ src, integrity }) =>
        `<link rel="preload" as="script" href="${src}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#ffffff">',
    `<script>${headScript}</script></head><body><div id="root">`,
  ].join('');

/**
 * Reports a shell that does not start: a script did not load, or threw. Sent when the document is hidden, like the shell's
 * own reports, which replace it (`health/start.ts`).
 */
const startReport = [
  'let w=window,failed,fail=k=>{failed||=k},report=()=>{if(!failed||!w.starting)return;',
  `const{beacons,view}=JSON.parse(document.querySelector("script#${PAGE_DATA}").textContent);`,
  `view&&Math.random()<beacons&&navigator.sendBeacon("${BEACON_ADDRESS}",JSON.stringify({composition:view.composition,`,
  'age:Math.round(performance.now()),views:[{remote:view.remote,page:view.page,failures:[failed]}]}));failed=0};',
  'w.starting=1;w.addEventListener("error",e=>e.error&&fail("uncaught"));',
  'w.addEventListener("unhandledrejection",()=>fail("uncaught"));w.addEventListener("pagehide",report);',
  'document.addEventListener("visibilitychange",()=>document.hidden&&report());',
].join('');

/**
 * Refetches a failed script past the browser's cache, where its copy may be damaged, and reloads the page; once per tab
 * and script.
 */
const onerror =
  'onerror(){try{let s=sessionStorage,k="starter";s.getItem(k)==src?fail("chunk"):' +
  '(s.setItem(k,src),fetch(src,{cache:"reload"}).then(r=>r.blob()).then(()=>location.reload(),()=>{}))}catch{fail("chunk")}}';

/**
 * Loads the page's scripts in order. Inline instead of `<script src>`, because the policy allows it by hash, and Safari
 * before 18.2 blocks hashed external scripts together with 'strict-dynamic' (WebKit bug 270784).
 */
const starter = (scripts: Script[]): string =>
  `{${startReport}for(const[src,integrity]of ${JSON.stringify(scripts.map(({ src, integrity }) => [src, integrity]))})` +
  `document.head.append(Object.assign(document.createElement('script'),{src,integrity,crossOrigin:'anonymous',async:false,${onerror}}))}`;

/** Returns the end of the document: the data first, because the scripts read it. */
export const documentEnd = (pageData: string, { scripts }: DocumentAssets): string =>
  `</div>${pageData}<script>${starter(scripts)}</script></body></html>`;

/**
 * Content-Security-Policy of a page: its initial scripts by hash, and scripts loaded by them through 'strict-dynamic'.
 * No nonce, because a page has the same bytes for every guest and is rendered and compressed once for many. The hashes
 * are computed once; external sources depend on the site's settings.
 */
export function pageSecurityPolicy({ styles, scripts, preload }: DocumentAssets): (outside: OutsideSources) => string {
  const inline = [headScript, starter(scripts)].map(sha256);
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
