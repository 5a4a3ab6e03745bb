import type { PriceBook } from '@site/kp-rules/price-book';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';
import { companyItems } from '../../tables/company-tables.ts';

const inKopecks = (roubles: number | null) => (roubles === null ? null : roubles * 100);

/** Today's retail prices of the articles and the company's own items, in kopecks. */
export async function readPriceBook(db: Db, articles: readonly string[], companyId: number | null): Promise<PriceBook> {
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
  const own =
    companyId === null
      ? []
      : await db
          .select()
          .from(companyItems)
          .where(eq(companyItems.company_id, companyId))
          .orderBy(asc(companyItems.created_at), asc(companyItems.id));
  return {
    catalogue: Object.fromEntries(
      goods.map(({ article, price, ...item }) => [article, { ...item, price: inKopecks(price) }]),
    ),
    own: own.map(({ kind, id, name, unit, price }) => ({ kind, id, name, unit, price: inKopecks(price) })),
  };
}
