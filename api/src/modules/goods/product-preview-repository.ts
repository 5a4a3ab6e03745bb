import type { PageResponse } from '@site/contracts/page';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { productPreviews } from '../../tables/goods-tables.ts';

export class ProductPreviewRepository {
  constructor(private readonly db: Db) {}

  async add(page: PageResponse, expires_at: Date): Promise<string> {
    const [row] = await this.db
      .insert(productPreviews)
      .values({ page, expires_at })
      .returning({ id: productPreviews.id });
    return row!.id;
  }

  async find(id: string, now: Date): Promise<PageResponse | undefined> {
    const [row] = await this.db
      .select({ page: productPreviews.page })
      .from(productPreviews)
      .where(and(eq(productPreviews.id, id), gt(productPreviews.expires_at, now)));
    return row?.page;
  }

  deleteExpired(now: Date) {
    return this.db.delete(productPreviews).where(lt(productPreviews.expires_at, now));
  }
}
