import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';
import { firstPhoto } from '../../tables/media-tables.ts';
import { type DeviceRow, warrantyDevices } from '../../tables/warranty-tables.ts';

export class DeviceRepository {
  constructor(private readonly db: Db) {}

  async find(serial: string) {
    const [row] = await this.db
      .select({
        device: warrantyDevices,
        product: {
          id: products.id,
          slug: products.slug,
          article: products.article,
          name: products.name,
          picture_version: products.picture_version,
          photo: firstPhoto,
          is_published: products.is_published,
        },
      })
      .from(warrantyDevices)
      .innerJoin(products, eq(products.id, warrantyDevices.product_id))
      .where(eq(warrantyDevices.serial, serial));
    return row;
  }

  /** Includes unpublished products: their devices are still in use. */
  productsByArticle(articles: string[]) {
    return this.db
      .select({ id: products.id, article: products.article })
      .from(products)
      .where(inArray(products.article, articles));
  }

  /** Inserts devices or replaces existing ones. */
  put(rows: DeviceRow[]) {
    return this.db
      .insert(warrantyDevices)
      .values(rows)
      .onConflictDoUpdate({
        target: warrantyDevices.serial,
        set: {
          product_id: sql`excluded.product_id`,
          sold_on: sql`excluded.sold_on`,
          months: sql`excluded.months`,
          basis: sql`excluded.basis`,
        },
      });
  }
}
export type FoundDevice = NonNullable<Awaited<ReturnType<DeviceRepository['find']>>>;
