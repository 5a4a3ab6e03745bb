const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/** Error page for browsers without scripts: the reason and a link back. */
export const refusalPage = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  html: (message: string, back = '/') => `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Не&nbsp;получилось</title>
<style>body{margin:0;padding:24px;display:grid;place-content:center;min-height:80vh;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
main{max-width:36rem}h1{font-size:1.75rem;line-height:1.2}a{color:#0057b8;margin-inline-end:24px}</style></head>
<body><main><h1>Не&nbsp;получилось</h1><p>${escapeHtml(message)}</p>
<p><a href="${escapeHtml(back)}">Вернуться</a><a href="/cart/">В&nbsp;корзину</a></p></main></body></html>`,
};
