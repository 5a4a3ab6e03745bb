import { ownUrl } from '@site/kernel/own-address';
import { addressState, type Site } from '../../http/site-addresses.ts';
import type { RedirectService } from './redirect-service.ts';

type Look = {
  /** The pages are asked of the application itself. */
  pages: Site;
  redirects: Pick<RedirectService, 'find'>;
  /** Addresses that were broken before; they stay so while their pages fail. */
  known: ReadonlySet<string>;
};

/** Addresses of the site that neither a page nor a redirect has. A page is called once for all addresses that lead to it. */
export async function brokenAmong(addresses: Iterable<string>, { pages, redirects, known }: Look): Promise<string[]> {
  const states = new Map<string, Awaited<ReturnType<typeof addressState>>>();
  const broken: string[] = [];
  for (const address of new Set(addresses)) {
    const url = ownUrl(address);
    if (!url) continue;
    const page = `${url.pathname}${url.search}`;
    const state = states.get(page) ?? (await addressState(pages, page));
    states.set(page, state);
    if (state === 'unknown' ? known.has(address) : state === 'missing' && !(await redirects.find(page)))
      broken.push(address);
  }
  return broken;
}
