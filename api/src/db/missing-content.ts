import { documentAddresses } from '@site/contracts/document-addresses';
import { eq, inArray, sql } from 'drizzle-orm';
import { products } from '../tables/catalog-tables.ts';
import { pages } from '../tables/page-tables.ts';
import { menus, siteValues } from '../tables/site-tables.ts';
import type { Db } from './database.ts';

/** Whether the database has a product with parameters of a drawing program. */
export const hasDrawnProducts = async (db: Db): Promise<boolean> =>
  (await db.$count(products, sql`${products.drawing} ? 'kind'`)) > 0;

/** Returns what an empty site lacks, each with the command that adds it. */
export async function missingContent(db: Db): Promise<string[]> {
  const documents = Object.values(documentAddresses);
  const [home, published, settings, contacts, ordered, menuItems] = await Promise.all([
    db.$count(pages, eq(pages.path, '/')),
    db.select({ path: pages.path }).from(pages).where(inArray(pages.path, documents)),
    db.$count(siteValues, eq(siteValues.section, 'settings')),
    db.$count(siteValues, eq(siteValues.section, 'contacts')),
    db.$count(products),
    db.$count(menus),
  ]);
  return [
    home ? '' : 'home page (npm run content -- import)',
    ...documents
      .filter((path) => !published.some((page) => page.path === path))
      .map((path) => `${path}: forms that need this document are closed (npm run content -- import)`),
    settings ? '' : 'settings (npm run manage -- settings set)',
    contacts ? '' : 'contacts (npm run manage -- contacts set)',
    ordered ? '' : 'products (table products)',
    menuItems ? '' : 'menus (table menus)',
  ].filter(Boolean);
}
