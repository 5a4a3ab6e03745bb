import { createHash } from 'node:crypto';
import type { SiteData } from '@site/contracts/site-data';
import { formatPhone, telHref } from '@site/kernel/phone';

/** Reloads the page when the connection is back. */
const SCRIPT = "addEventListener('online',()=>location.reload())";

export const offlineHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; base-uri 'none'; frame-ancestors 'self'`,
};

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Self-contained page that the service worker shows when a page cannot be fetched. */
export const offlinePage = ({
  settings,
  contacts,
}: Pick<SiteData, 'settings' | 'contacts'>) => `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Нет соединения — ${escapeHtml(settings.brand_name)}</title>
<style>*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#0b2239;background:#fff}
header{padding:16px 24px;border-bottom:1px solid #dde3ea;font-weight:700;font-size:1.125rem}
main{max-width:40rem;margin:0 auto;padding:clamp(40px,12vh,120px) 24px}h1{margin:0 0 16px;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15}
p{margin:0 0 16px}a{color:#0057b8}.again{display:inline-block;margin:8px 0 24px;padding:12px 28px;border-radius:8px;background:#0057b8;color:#fff;font-weight:600;text-decoration:none}
.hours{white-space:nowrap}
a:focus-visible{outline:2px solid #0057b8;outline-offset:2px}</style></head>
<body><header>${escapeHtml(settings.brand_name)}</header>
<main><h1>Нет соединения с&nbsp;интернетом</h1>
<p>Страница откроется сама, как только появится связь.</p>
<p><a class="again" href="">Попробовать ещё раз</a></p>
<p>Нужна помощь прямо сейчас? Позвоните: <a href="${telHref(contacts.support_phone)}">${formatPhone(contacts.support_phone)}</a>, <span class="hours">${escapeHtml(contacts.support_hours)}</span></p>
</main><script>${SCRIPT}</script></body></html>`;
