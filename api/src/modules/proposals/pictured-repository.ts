import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';
import { firstPhoto } from '../../tables/media-tables.ts';
import { companyItems } from '../../tables/company-tables.ts';

/** Picture sources for the lines of a proposal. */
export class PicturedRepository {
  constructor(private readonly db: Db) {}

  /** Catalogue products, discontinued ones included. */
  products(articles: readonly string[]) {
    return articles.length === 0
      ? Promise.resolve([])
      : this.db
          .select({
            article: products.article,
            slug: products.slug,
            name: products.name,
            drawing: products.drawing,
            picture_version: products.picture_version,
            photo: firstPhoto,
          })
          .from(products)
          .where(inArray(products.article, [...articles]));
  }

  /** The company's own services and products; `image` is a file id. */
  items(companyId: number) {
    return this.db
      .select({ id: companyItems.id, image: companyItems.image })
      .from(companyItems)
      .where(eq(companyItems.company_id, companyId));
  }
}
