import { createHash } from 'node:crypto';
import { documentAddresses } from '@site/contracts/document-addresses';
import { type MenuItem, type Settings, SiteData } from '@site/contracts/site-data';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { MAX_STALENESS, type Memo, memoize } from '../../db/memo.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { emptySite } from './empty-site.ts';
import { SiteRepository } from './site-repository.ts';

type SiteSettings = z.infer<typeof Settings>;
type ManagedSection = 'settings' | 'texts' | 'contacts';

type SiteDeps = {
  db: Db;
  categories: CategoryService;
  /** Company suggestions service, called by browsers. */
  lookup: SiteSettings['company_lookup'];
  /** Third-party services, enabled by their id or key. */
  outside: Pick<SiteSettings, 'analytics_counter' | 'maps_key'>;
  host: string;
  now: () => Date;
};

/** Working days for which an order that can be paid on the site keeps its price and goods. */
const PaymentDays = z.int().min(1).max(30).default(5);

/** Leaves out broken entries. One with others below it leads to the first of them. */
function withoutBroken(items: readonly MenuItem[], broken: ReadonlySet<string>): MenuItem[] {
  if (broken.size === 0) return [...items];
  return items.flatMap(({ children = [], ...item }) => {
    const below = withoutBroken(children, broken);
    const url = broken.has(item.url) ? below[0]?.url : item.url;
    return url === undefined ? [] : [{ ...item, url, ...(below.length > 0 && { children: below }) }];
  });
}

async function readSite({ db, categories, lookup, outside, host }: SiteDeps) {
  const repository = new SiteRepository(db);
  const [values, menuRows, broken, tree, published] = await Promise.all([
    repository.values(),
    repository.menus(),
    repository.brokenLinks(),
    categories.tree(),
    repository.published(Object.values(documentAddresses)),
  ]);
  const section = (name: (typeof values)[number]['section']) =>
    Object.fromEntries(values.filter((row) => row.section === name).map(({ key, value }) => [key, value]));
  const menu = (code: string) => withoutBroken(menuRows.find((row) => row.code === code)?.items ?? [], broken);
  const checkout = section('checkout');
  const { courier_cities: cities, courier_price: price } = checkout;
  // The tables hold untyped values: validate the required ones.
  const data = SiteData.parse({
    header_menu: menu('header'),
    footer_menu: menu('footer'),
    prefooter_menu: menu('prefooter'),
    catalog_menu: menu('catalog'),
    user_menu: menu('user'),
    lk_menu: menu('lk'),
    // Names of deeper categories are in the menu; their pictures come with catalogue pages.
    categories: tree.top,
    settings: {
      ...emptySite.settings,
      ...section('settings'),
      ...(cities !== undefined && { courier: { cities, price } }),
      ...outside,
      company_lookup: lookup,
    },
    texts: section('texts'),
    contacts: { ...emptySite.contacts, ...section('contacts') },
    urls: {
      ...Object.fromEntries(Object.entries(documentAddresses).filter(([, address]) => published.has(address))),
      ...section('urls'),
    },
    host,
  });
  const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
  // Server-side values, not sent to pages.
  const inside = { seller: section('seller'), checkout, payment_days: PaymentDays.parse(checkout.payment_days) };
  return { data, etag, inside };
}

export class SiteService {
  readonly current: Memo<Awaited<ReturnType<typeof readSite>>>;

  constructor(private readonly deps: SiteDeps) {
    this.current = memoize(MAX_STALENESS, deps.now, () => readSite(deps));
  }

  /** Changes values and invalidates the cache, so that the next response has them. */
  async change<Section extends ManagedSection>(
    section: Section,
    values: Partial<SiteData[Section]>,
    alongside: (tx: Db, key: string, value: unknown) => Promise<unknown>,
  ): Promise<SiteData[Section]> {
    await this.deps.db.transaction(async (tx) => {
      for (const [key, value] of Object.entries(values)) {
        await new SiteRepository(tx).setValue(section, key, value);
        await alongside(tx, key, value);
      }
    });
    this.current.forget();
    return (await this.current()).data[section];
  }
}
