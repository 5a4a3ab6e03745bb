import { ownUrl } from '@site/kernel/own-address';
import { addressState, type Site } from '../../http/site-addresses.ts';
import type { RedirectService } from './redirect-service.ts';

/** Finds addresses of the site that neither a page nor a redirect has, by calling the application itself. */
export class BrokenAddresses {
  private site: Site | undefined;

  constructor(private readonly redirects: Pick<RedirectService, 'find'>) {}

  /** The pages can be called once the application has started. */
  serveFrom(site: Site) {
    this.site = site;
  }

  /**
   * A page is called once for all addresses that lead to it. `known` were broken before; they stay so while their pages
   * fail. Undefined before the start, when a sweep may already be due.
   */
  async among(addresses: Iterable<string>, known: ReadonlySet<string>): Promise<string[] | undefined> {
    const { site } = this;
    if (!site) return undefined;
    const states = new Map<string, Awaited<ReturnType<typeof addressState>>>();
    const broken: string[] = [];
    for (const address of new Set(addresses)) {
      const url = ownUrl(address);
      if (!url) continue;
      const page = `${url.pathname}${url.search}`;
      const state = states.get(page) ?? (await addressState(site, page));
      states.set(page, state);
      if (state === 'unknown' ? known.has(address) : state === 'missing' && !(await this.redirects.find(page)))
        broken.push(address);
    }
    return broken;
  }
}
