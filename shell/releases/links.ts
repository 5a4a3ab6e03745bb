import { paths } from '@site/contracts/paths';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { SiteData, type MenuItem } from '@site/contracts/site-data';
import type { Outcome } from './change.ts';
import type { SiteOptions } from './smoke.ts';
import { answeredBy, type Dropped } from './touched.ts';

/** A link that is known without opening pages, and where it stands. */
export interface Link {
  from: string;
  /** Path, without query. */
  to: string;
}

/** Addresses that a change has dropped, each with those who link to it still. */
export async function brokenLinks({ dropped, before }: Outcome, site: SiteOptions) {
  if (!before || !dropped.length) return [];
  const links = await knownLinks(site);
  return dropped.map((route): Dropped & { links: Link[] } => {
    const addresses = new Set(answeredBy([...new Set(links.map(({ to }) => to))], route, before));
    return { ...route, links: links.filter(({ to }) => addresses.has(to)) };
  });
}

/** Every link that the API's menus and site map have, and that pages make with the shared builders. */
async function knownLinks(site: SiteOptions): Promise<Link[]> {
  const sources = await Promise.all([menuLinks(site), siteMapLinks(site)]);
  return [...sources.flat(), ...builtLinks()];
}

async function menuLinks(site: SiteOptions): Promise<Link[]> {
  const answer = await get(site, '/api/fetch/sitedata/');
  const data = answer && siteDataOf(answer);
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

async function siteMapLinks(site: SiteOptions): Promise<Link[]> {
  const locations = async (path: string) =>
    [...((await get(site, path)) ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => pathOf(url!));
  const top = await locations('/sitemap.xml');
  const maps = top.filter((path) => path.endsWith('.xml'));
  const pages = [...top.filter((path) => !path.endsWith('.xml')), ...(await Promise.all(maps.map(locations))).flat()];
  return pages.map((to) => ({ from: 'the site map', to }));
}

/** A list stands for any argument: as text it is its one item. */
const ANY = ['x'];

const builtLinks = (): Link[] =>
  Object.entries(paths)
    .filter(([name]) => name !== 'withQuery')
    .map(([name, build]) => ({
      from: `paths.${name}()`,
      // Each builder has arguments of its own; what comes of them does not matter here.
      to: pathOf(String(Reflect.apply(build, undefined, [ANY, ANY]))),
    }));

const pathOf = (url: string) => (URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : '');

/** Links are said, not checked: whatever the API answers, the change is done. */
async function get({ apiOrigin, publicKey }: SiteOptions, path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}${path}`, {
      headers: { [REQUEST_KEY_HEADER]: encodeRequestKey(publicKey, Date.now()) },
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

function siteDataOf(answer: string): SiteData | undefined {
  try {
    return SiteData.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined; // No JSON.
  }
}
