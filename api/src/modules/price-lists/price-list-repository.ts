import { normaliseArticle } from '@site/kernel/article';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { products } from '../../tables/catalog-tables.ts';
import { type PriceListDefinition, priceLists } from '../../tables/price-list-tables.ts';

const anywhere = (word: string) => `%${escapeLike(word)}%`;

/** Matches every word in the name, or the whole text in the article. Treats «ё» as «е». */
function matching(search: string): SQL | undefined {
  if (!search) return undefined;
  const words = search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s\u00a0]+/);
  const name = sql`replace(lower(${products.name}), 'ё', 'е')`;
  const inName = and(...words.map((word) => sql`${name} like ${anywhere(word)}`));
  const article = normaliseArticle(search);
  return or(inName, article ? sql`article_key(${products.article}) like ${anywhere(article)}` : undefined);
}

const shown = (categoryIds: readonly number[], search: string) =>
  and(inArray(products.category_id, [...categoryIds]), eq(products.is_published, true), matching(search));

export class PriceListRepository {
  constructor(private readonly db: Db) {}

  list(): Promise<PriceListDefinition[]> {
    return this.db.select().from(priceLists).orderBy(asc(priceLists.sort));
  }

  async find(slug: string): Promise<PriceListDefinition | undefined> {
    const [row] = await this.db.select().from(priceLists).where(eq(priceLists.slug, slug));
    return row;
  }

  rows(categoryIds: readonly number[], search: string, limit: number) {
    return this.db
      .select({
        slug: products.slug,
        article: products.article,
        name: products.name,
        unit: products.unit,
        category_id: products.category_id,
        price_retail: products.price_retail,
        discount_group: products.discount_group,
        stock_state: products.stock_state,
        min_qty: products.min_qty,
        multiplicity: products.multiplicity,
      })
      .from(products)
      .where(shown(categoryIds, search))
      .orderBy(asc(products.category_id), asc(products.name), asc(products.id))
      .limit(limit);
  }

  count(categoryIds: readonly number[], search: string) {
    return this.db.$count(products, shown(categoryIds, search));
  }
}

export type PricedProduct = Awaited<ReturnType<PriceListRepository['rows']>>[number];
