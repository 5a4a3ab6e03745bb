import type { Db } from '../../db/database.ts';
import type { BrokenAddresses } from '../redirects/broken-addresses.ts';
import type { SiteService } from '../site/site-service.ts';
import { entriesOf } from './menu-checks.ts';
import { MenuRepository } from './menu-repository.ts';

type Deps = { db: Db; now: () => Date; site: Pick<SiteService, 'current'>; brokenAddresses: BrokenAddresses };

/** Finds menu entries that lead to pages removed or hidden since the menu was saved. */
export async function checkMenuLinks({ db, now, site, brokenAddresses }: Deps): Promise<void> {
  const repository = new MenuRepository(db);
  const [rows, before] = await Promise.all([repository.all(), repository.broken()]);
  const addresses = rows.flatMap(({ items }) => entriesOf(items).map(({ item }) => item.url));
  const known = new Set(before.map(({ url }) => url));
  const broken = await brokenAddresses.among(addresses, known);
  if (!broken || (broken.length === known.size && broken.every((address) => known.has(address)))) return;
  await repository.replaceBroken(broken, now());
  site.current.forget();
}
