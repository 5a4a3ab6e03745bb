import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logIn, startTestApp, type TestApp } from '../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '50' });
}, 60_000);
afterAll(() => api.close());

/** Addresses that other parts of the site answer. */
const elsewhere = /^\/(catalog\.(xls|xml)|_icons|media\/(product|category|scene)\/)/;
const linkKeys = new Set(['url', 'link', 'canonical']);

/** Every site address in an answer: values of link fields, and links inside texts. */
function linksIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
    return linkKeys.has(key) ? [value, ...inText] : inText;
  }
  if (Array.isArray(value)) return value.flatMap((item) => linksIn(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'jsonld' || name === 'categories' || name === 'category' ? [] : linksIn(item, name),
  );
}

const isOurs = (url: string) => /^\/(?!\/)/.test(url) && !elsewhere.test(url);
const apiAddress = (url: string) => (url.startsWith('/media/') ? url : `/api${url.split('#')[0] ?? ''}`);

test('every link of menus, texts, blocks and lists leads somewhere', async () => {
  const session = await logIn(api, '+79000000005');
  const site = (await api.get('/api/fetch/sitedata/')).json();
  const menus = [
    site.header_menu,
    site.footer_menu,
    site.prefooter_menu,
    site.catalog_menu,
    site.user_menu,
    site.lk_menu,
  ];
  const queue = [
    ...linksIn(menus),
    ...Object.values<string>(site.urls),
    '/',
    '/bloki/',
    ...site.categories.map(({ url }: { url: string }) => `/catalog/${url}/`),
  ];
  const seen = new Map<string, number>();
  while (queue.length) {
    const url = queue.pop() ?? '';
    if (!isOurs(url) || seen.has(url)) continue;
    const answer = await api.get(apiAddress(url), { session });
    seen.set(url, answer.statusCode);
    if (!url.startsWith('/media/') && answer.statusCode === 200) queue.push(...linksIn(answer.json()).filter(isOurs));
  }
  const broken = [...seen].filter(([, status]) => status !== 200);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
}, 120_000);

test('the redirects lead to pages that exist', async () => {
  for (const url of [
    '/contacts',
    '/company',
    '/dostavka',
    '/dealers',
    '/catalog/shlagbaumy',
    '/product/sl-80',
    '/about',
  ]) {
    const to = (await api.post('/api/fetch/check-redirect/', { url })).json().url;
    expect([url, (await api.get(`/api${to}`)).statusCode]).toEqual([url, 200]);
  }
});
