import type { PageDocument } from '@site/contracts/renderer';

interface PlainPage {
  title: string;
  text: string;
  again?: string;
}

/** A page without scripts that needs no renderer. `title` and `text` are HTML. */
export const plainPage = ({ title, text, again }: PlainPage): PageDocument => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  },
  html: `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{margin:0;padding:24px;display:grid;place-content:center;min-height:80vh;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
main{max-width:36rem}h1{font-size:1.75rem;line-height:1.2}a{color:#0057b8;margin-inline-end:24px}</style></head>
<body><main><h1>${title}</h1>
<p>${text}</p>
<p>${again ? `<a href="">${again}</a>` : ''}<a href="/">На&nbsp;главную</a></p></main></body></html>`,
});
