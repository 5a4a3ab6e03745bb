import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { ownUrl } from '@site/kernel/own-address';
import { parseUrl } from '@site/kernel/parse-url';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { callInside } from '../plugins/calls-inside.ts';
import { pages } from '../tables/page-tables.ts';

export type Site = { app: FastifyInstance; db: Db; publicKey: string; now: () => Date };

const FORM = 'Адрес страницы начинается с\u00a0«/», внешняя ссылка — с\u00a0https://';
const MISSING = 'Такой страницы на\u00a0сайте нет';

/** External links are https only: browsers warn of others. */
export const isHttps = (address: string): boolean => parseUrl(address)?.protocol === 'https:';

/** Files have no page: `/catalog.xls`, `/media/…`. */
const FILE = /^\/(media|api)\/|\.[a-z]{3,4}$/;

/** `unknown`: the page failed, or the site is under maintenance. */
type AddressState = 'served' | 'missing' | 'unknown';

/**
 * Whether a page or file of the site has the address, as a guest sees it. Every page of the account asks a guest to log
 * in, so these are looked up among the routes and the published pages.
 */
export async function addressState({ app, db, publicKey, now }: Site, address: string): Promise<AddressState> {
  const url = ownUrl(address);
  if (!url) return 'missing';
  const { pathname, search } = url;
  if (pathname.startsWith('/account/')) {
    const path = pathname.replace(/\/$/, '');
    const isRoute = [path, `${path}/`].some((one) => app.hasRoute({ method: 'GET', url: `/api${one}` }));
    return isRoute || (await db.$count(pages, eq(pages.path, `${path}/`))) > 0 ? 'served' : 'missing';
  }
  const headers = { host: 'localhost', [REQUEST_KEY_HEADER]: encodeRequestKey(publicKey, now().getTime()) };
  const { statusCode } = await callInside(app, {
    ...{ headers, body: undefined, socket: { remoteAddress: '127.0.0.1' }, shared: new Map() },
    url: FILE.test(pathname) ? pathname : `/api${pathname}${search}`,
  });
  if (statusCode === 404 || statusCode === 400) return 'missing';
  return statusCode === 429 || statusCode >= 500 ? 'unknown' : 'served';
}

/** Also true when the page fails. */
export const isServed = async (site: Site, address: string): Promise<boolean> =>
  (await addressState(site, address)) !== 'missing';

/** Returns why an editor's link is refused; null: it can be opened. Other sites are not called. */
export async function linkMistake(site: Site, address: string): Promise<string | null> {
  if (!ownUrl(address)) return isHttps(address) ? null : FORM;
  return (await isServed(site, address)) ? null : MISSING;
}
