import type { Seo } from '@site/contracts/seo';
import { escapeJson } from './page-data.ts';
import { headTags } from './seo.ts';

export interface DocumentAssets {
  /** Inlined stylesheets, with the name of the extracted file: its loader then does not add it again. */
  styles: { file: string; css: string }[];
  fonts: string[];
  /** Deferred scripts, in order. */
  scripts: { src: string; integrity?: string }[];
  /** Scripts that the page is about to ask for. */
  preload: { src: string; integrity: string }[];
}

export interface DocumentHead {
  seo: Seo;
  siteOrigin: string;
  nonce: string;
  assets: DocumentAssets;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Everything before the page's own markup. The tags between the seo marks are replaced on navigation. */
export function documentStart({ seo, siteOrigin, nonce, assets }: DocumentHead): string {
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(seo.title)}</title>`,
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...assets.styles.map(({ file, css }) => `<style nonce="${nonce}" data-href="${file}">${css}</style>`),
    ...assets.preload.map(
      ({ src, integrity }) => `<link rel="preload" as="script" nonce="${nonce}" href="${src}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    ...assets.scripts.map(
      ({ src, integrity }) =>
        `<script defer nonce="${nonce}" src="${src}"${integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''}></script>`,
    ),
    ...headTags(seo, siteOrigin).map(({ tag, attributes: values }) => `<${tag}${attributes(values)} data-seo>`),
    ...seo.jsonld.map((item) => `<script type="application/ld+json" data-seo>${escapeJson(item)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#ffffff">',
    '</head><body><div id="root">',
  ].join('');
}

export const documentEnd = (pageData: string): string => `</div>${pageData}</body></html>`;

/** Content-Security-Policy of a page: scripts by nonce, and what they load by 'strict-dynamic'. */
export const pageSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' https://mc.yandex.ru https://api-maps.yandex.ru",
    "frame-src 'self' https://rutube.ru https://vk.com https://vkvideo.ru",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

