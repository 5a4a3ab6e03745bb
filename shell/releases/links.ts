import { paths } from '@site/contracts/paths';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { SiteData, type MenuItem } from '@site/contracts/site-data';
import type { Outcome } from './change.ts';
import { siteMapPaths } from './site-map.ts';
import type { SiteOptions } from './site-options.ts';
import { servedBy, type Dropped } from './touched.ts';

export interface Link {
  /** Source of the link, for an operator: a menu item, the site map or a builder of `paths`. */
  from: string;
  /** Path without the query string. */
  to: string;
}

/** Returns the dropped addresses of a change, each with the links that still lead to it. */
export async function brokenLinks({ dropped, before }: Outcome, site: SiteOptions) {
  if (!before || !dropped.length) return [];
  const links = await knownLinks(site);
  return dropped.map((route): Dropped & { links: Link[] } => {
    const addresses = new Set(servedBy([...new Set(links.map(({ to }) => to))], route, before));
    return { ...route, links: links.filter(({ to }) => addresses.has(to)) };
  });
}

/** All links of the API's menus, of its site map, and of the shared path builders. */
async function knownLinks(site: SiteOptions): Promise<Link[]> {
  const sources = await Promise.all([menuLinks(site), siteMapLinks(site)]);
  return [...sources.flat(), ...builtLinks()];
}

async function menuLinks(site: SiteOptions): Promise<Link[]> {
  const text = await get(site, '/api/fetch/sitedata/');
  const data = text && siteDataOf(text);
  if (!data) return [];
  const menus = Object.entries(data).filter(([name]) => name.endsWith('_menu')) as [string, MenuItem[]][];
  return [
    ...menus.flatMap(([name, items]) =>
      flat(items).map(({ title, url }) => ({ from: `${name} («${title}»)`, to: pathOf(url) })),
    ),
    ...Object.entries(data.urls).map(([name, url]) => ({ from: `urls.${name}`, to: pathOf(url) })),
  ];
}

const flat = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

async function siteMapLinks({ apiOrigin }: SiteOptions): Promise<Link[]> {
  const mapped = await siteMapPaths(apiOrigin, AbortSignal.timeout(5000)).catch((): string[] => []);
  return mapped.map((to) => ({ from: 'the site map', to }));
}

/** An argument for a list and for a text: a list of one item converts to the text of that item. */
const ANY = ['x'];

const builtLinks = (): Link[] =>
  Object.entries(paths)
    .filter(([name]) => name !== 'withQuery')
    .map(([name, build]) => ({
      from: `paths.${name}()`,
      to: pathOf(String(Reflect.apply(build, undefined, [ANY, ANY]))),
    }));

const pathOf = (url: string) => (URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : '');

/** Returns undefined on any failure: links are information only, and the change is already done. */
async function get({ apiOrigin, publicKey }: SiteOptions, path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${apiOrigin}${path}`, {
      headers: { [REQUEST_KEY_HEADER]: encodeRequestKey(publicKey, Date.now()) },
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function siteDataOf(text: string): SiteData | undefined {
  try {
    return SiteData.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
