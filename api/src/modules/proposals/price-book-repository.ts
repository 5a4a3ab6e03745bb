import { siteDay } from '@site/kernel/dates';
import { vatRateOn } from '@site/kernel/vat';
import type { PriceBook } from '@site/kp-rules/price-book';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';
import { companies, companyItems, type ItemRow } from '../../tables/company-tables.ts';

const inKopecks = (roubles: number | null) => (roubles === null ? null : roubles * 100);

/** A price book covers the articles, and own items of the company: offered ones and chosen ones. */
interface Wanted {
  articles: readonly string[];
  companyId: number | null;
  chosen: readonly string[];
}

/** Returns the gross price of an own item in kopecks, whole roubles. A customer pays VAT on top of a price without it. */
function grossPrice(
  { price, vat_included }: ItemRow,
  taxMode: (typeof companies.$inferSelect)['tax_mode'],
  now: Date,
): number {
  if (vat_included) return price * 100;
  const rate = { vat22: () => vatRateOn(siteDay(now)), vat5: () => 5, vat7: () => 7, none: () => 0 }[taxMode]();
  return Math.round((price * (100 + rate)) / 100) * 100;
}

/** Returns the company's own items that it offers in proposals, and chosen ones that it has hidden since. */
async function ownPrices(db: Db, companyId: number, chosen: readonly string[], now: Date): Promise<PriceBook['own']> {
  const items = await db
    .select({ item: companyItems, taxMode: companies.tax_mode })
    .from(companyItems)
    .innerJoin(companies, eq(companies.id, companyItems.company_id))
    .where(
      and(
        eq(companyItems.company_id, companyId),
        or(eq(companyItems.is_active, true), inArray(sql`${companyItems.id}::text`, [...chosen])),
      ),
    )
    .orderBy(asc(companyItems.created_at), asc(companyItems.id));
  return items.map(({ item, taxMode }) => {
    const { kind, id, name, unit } = item;
    return { kind, id, name, unit, price: grossPrice(item, taxMode, now) };
  });
}

/** Today's retail prices of the articles and the company's own items, in kopecks. */
export async function readPriceBook(db: Db, { articles, companyId, chosen }: Wanted, now: Date): Promise<PriceBook> {
  const goods = await db
    .select({
      article: products.article,
      name: products.name,
      unit: products.unit,
      group: products.discount_group,
      price: products.price_retail,
    })
    .from(products)
    .where(and(inArray(products.article, [...articles]), eq(products.is_published, true)));
  return {
    catalogue: Object.fromEntries(
      goods.map(({ article, price, ...item }) => [article, { ...item, price: inKopecks(price) }]),
    ),
    own: companyId === null ? [] : await ownPrices(db, companyId, chosen, now),
  };
}
