import type { Breadcrumb } from '@site/contracts/seo';
import { and, asc, eq, notLike } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from '../../tables/page-tables.ts';

export class PageRepository {
  constructor(private readonly db: Db) {}

  /** Public, indexable pages. */
  open() {
    return this.db
      .select({ path: pages.path, h1: pages.h1, description: pages.description, blocks: pages.blocks })
      .from(pages)
      .where(and(eq(pages.access, 'public'), notLike(pages.robots, '%noindex%')))
      .orderBy(asc(pages.path));
  }

  async find(path: string) {
    const [row] = await this.db.select().from(pages).where(eq(pages.path, path));
    return row;
  }

  async crumb(path: string): Promise<(Breadcrumb & { parent: string | null }) | undefined> {
    const [row] = await this.db
      .select({ name: pages.h1, url: pages.path, parent: pages.parent_path })
      .from(pages)
      .where(eq(pages.path, path));
    return row;
  }
}
