import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../catalog/catalog-tables.ts';
import { companyItems } from '../companies/company-tables.ts';

/** What the lines of a proposal are pictures of. */
export const createPicturedRepository = (db: Db) => ({
  /** Of the catalogue, whether or not they are still sold. */
  products: (articles: readonly string[]) =>
    articles.length === 0
      ? Promise.resolve([])
      : db
          .select({
            article: products.article,
            slug: products.slug,
            name: products.name,
            drawing: products.drawing,
            picture_version: products.picture_version,
          })
          .from(products)
          .where(inArray(products.article, [...articles])),

  /** Services and products of the company's own; `image` is the id of a file. */
  items: (companyId: number) =>
    db
      .select({ id: companyItems.id, image: companyItems.image })
      .from(companyItems)
      .where(eq(companyItems.company_id, companyId)),
});
