import type { Db } from '../../db/database.ts';
import type { Site } from '../../http/site-addresses.ts';
import { brokenAmong } from '../redirects/broken-addresses.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { entriesOf } from './menu-checks.ts';
import { MenuRepository } from './menu-repository.ts';

type Deps = { db: Db; now: () => Date; site: Pick<SiteService, 'current'>; redirects: Pick<RedirectService, 'find'> };

/** Finds menu entries that lead to pages removed or hidden since the menu was saved. */
export class MenuLinks {
  private pages: Site | undefined;

  constructor(private readonly deps: Deps) {}

  /** The pages are asked of the application itself. */
  serveFrom(pages: Site) {
    this.pages = pages;
  }

  async check(): Promise<void> {
    const { pages } = this;
    if (!pages) return;
    const { db, now, site, redirects } = this.deps;
    const repository = new MenuRepository(db);
    const [rows, before] = await Promise.all([repository.all(), repository.broken()]);
    const addresses = new Set(rows.flatMap(({ items }) => entriesOf(items).map(({ item }) => item.url)));
    const known = new Set(before.map(({ url }) => url));
    const broken = await brokenAmong(addresses, { pages, redirects, known });
    if (broken.length === known.size && broken.every((address) => known.has(address))) return;
    await repository.replaceBroken(broken, now());
    site.current.forget();
  }
}
