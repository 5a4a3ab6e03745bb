import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMenuFor } from '@site/contracts/account-menu';
import { paths } from '@site/contracts/paths';
import { pageAddresses } from '@site/testing/site-routes';
import { eq } from 'drizzle-orm';
import { type TestResponse, logIn, startTestApp, type TestApp } from '../test/test-app.ts';
import { users } from './tables/user-tables.ts';
import { orders } from './tables/order-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '50' });
});
afterAll(() => api.close());

/** URLs that other servers of the site serve. */
const elsewhere = /^\/(catalog\.(xls|xml)|(news|blog|articles)\.xml|_icons|media\/(product|category|scene)\/)/;
const linkKeys = new Set(['url', 'link', 'canonical']);

/** Returns every URL in a response: values of link fields, and links inside texts. */
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
const isFile = (url: string) => /^\/(media|api)\//.test(url);
const apiAddress = (url: string) => (isFile(url) ? url : `/api${url.split('#')[0] ?? ''}`);
/** Whether the response is the configurator's page for users without access. */
const isGate = (answer: TestResponse) =>
  answer.statusCode === 403 && 'dealer_access_moderation' in (answer.json().data ?? {});

type SeenPage = { seo?: object };

const accounts = {
  partner: '+79000000005',
  buyer: '+79000000001',
  guest: null,
  'applicant under review': '+79000000002',
  employee: '+79000000003',
  manager: '+79000000011',
  'owner outside the network': '+79000000007',
  manufacturer: '+79000000008',
};

/** Returns one URL of every kind of page; logged-in users also start from the account and their orders. */
async function startingPoints(phone: string | null, session: string | null): Promise<string[]> {
  const site = (await api.get('/api/fetch/sitedata/')).json();
  const menus = [site.header_menu, site.footer_menu, site.prefooter_menu, site.catalog_menu];
  const { personal } = (await api.get('/api/fetch/userdata/', { session })).json();
  const shared = [
    ...linksIn(phone ? [...menus, accountMenuFor(site.lk_menu, personal)] : [...menus, site.user_menu]),
    ...Object.values<string>(site.urls),
    ...site.categories.map(({ url }: { url: string }) => paths.category(url)),
    ...['/', '/bloki/', paths.payBack(), paths.cvPayBack(), paths.search('привод')],
    ...[paths.cart(), paths.compare(), paths.wishlist()],
  ];
  if (!phone) return [...shared, paths.login(), paths.register()];
  const [owner] = await api.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  const own = await api.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.user_id, owner?.id ?? ''));
  return [...shared, paths.account(), ...own.flatMap(({ id }) => [paths.order(id), paths.orderSuccess(id)])];
}

/** URLs with a page for any role: the other roles open only their starting points among them. */
const answered = new Set<string>();

test.each(Object.entries(accounts))(
  'has a page behind every link of menus, breadcrumbs, texts, blocks and lists for the %s',
  async (who, phone) => {
    const hasPage = await pageAddresses();
    const broken: string[] = [];
    const session = phone && (await logIn(api, phone));
    const start = await startingPoints(phone, session);
    const queue = [...start];
    const seen = new Set<string>();
    while (queue.length) {
      const url = queue.pop() ?? '';
      if (!isOurs(url) || seen.has(url) || (answered.has(url) && !start.includes(url))) continue;
      seen.add(url);
      const answer = await api.get(apiAddress(url), { session });
      if (answer.statusCode === 200) answered.add(url);
      else if (!isGate(answer)) broken.push(`${answer.statusCode} ${url}`);
      if (isFile(url) || answer.statusCode >= 400) continue;
      const page: SeenPage = answer.json();
      if (page.seo && !hasPage(url)) broken.push(`no remote has ${url}`);
      queue.push(...linksIn(page).filter(isOurs));
    }
    expect(broken).toEqual([]);
    expect(answered.size).toBeGreaterThan(150);
  },
);

test('has a page of each order of an employee', async () => {
  const session = await logIn(api, accounts.employee);
  const own = (await startingPoints(accounts.employee, session)).filter((url) => url.startsWith('/order/'));
  expect(own).not.toEqual([]);
  for (const url of own) expect([url, (await api.get(apiAddress(url), { session })).statusCode]).toEqual([url, 200]);
});

test('redirects to pages that exist', async () => {
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
