import type { Breadcrumb } from '@site/contracts/seo';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from './page-tables.ts';

export const createPageRepository = (db: Db) => ({
  async find(path: string) {
    const [row] = await db.select().from(pages).where(eq(pages.path, path));
    return row;
  },
  async crumb(path: string): Promise<(Breadcrumb & { parent: string | null }) | undefined> {
    const [row] = await db
      .select({ name: pages.h1, url: pages.path, parent: pages.parent_path })
      .from(pages)
      .where(eq(pages.path, path));
    return row;
  },
});

export type PageRepository = ReturnType<typeof createPageRepository>;
