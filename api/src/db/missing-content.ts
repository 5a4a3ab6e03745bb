import { documentAddresses } from '@site/contracts/document-addresses';
import type { MissingPart } from '@site/contracts/manage-site';
import { type SitePart, siteParts } from '@site/contracts/site-groups';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { products } from '../tables/catalog-tables.ts';
import { pages } from '../tables/page-tables.ts';
import { menus, siteValues } from '../tables/site-tables.ts';
import type { Db } from './database.ts';

/** Whether the database has a product with parameters of a drawing program. */
export const hasDrawnProducts = async (db: Db): Promise<boolean> =>
  (await db.$count(products, sql`${products.drawing} ? 'kind'`)) > 0;

const notEmpty = sql`${siteValues.value} not in ('""', '[]', 'false', 'null')`;

/** Returns what the site lacks, in the order in which it is entered. */
export async function missingParts(db: Db): Promise<MissingPart[]> {
  const documents = Object.values(documentAddresses);
  const values = (section: 'contacts' | 'seller' | 'checkout' | 'settings', keys: string[]) =>
    db.$count(siteValues, and(eq(siteValues.section, section), inArray(siteValues.key, keys), notEmpty));
  const [home, published, ordering, contacts, seller, delivery, goods, items] = await Promise.all([
    db.$count(pages, eq(pages.path, '/')),
    db.select({ path: pages.path }).from(pages).where(inArray(pages.path, documents)),
    values('settings', ['ordering']),
    values('contacts', ['header_phone', 'support_phone']),
    values('seller', ['requisites']),
    values('checkout', ['warehouses', 'courier_cities']),
    db.$count(products),
    db.$count(menus, sql`jsonb_array_length(${menus.items}) > 0`),
  ]);
  const unpublished = documents.filter((path) => !published.some((page) => page.path === path));
  const isThere: Record<SitePart, boolean> = {
    requisites: seller > 0,
    products: goods > 0,
    documents: unpublished.length === 0,
    ordering: ordering > 0,
    contacts: contacts > 0,
    delivery: delivery > 0,
    menus: items > 0,
    home: home > 0,
  };
  return (Object.keys(siteParts) as SitePart[])
    .filter((part) => !isThere[part])
    .map((part) => ({
      part,
      required: siteParts[part].required,
      addresses: part === 'documents' ? unpublished : [],
    }));
}

const commands: Record<Exclude<SitePart, 'documents'>, string> = {
  requisites: 'requisites of the seller (npm run manage -- settings show requisites)',
  products: 'products (npm run manage -- products import)',
  ordering: 'orders are closed (npm run manage -- settings set ordering true)',
  contacts: 'contacts (npm run manage -- contacts set)',
  delivery: 'ways of delivery (npm run manage -- settings show delivery)',
  menus: 'menus (npm run manage -- menus show header)',
  home: 'home page (npm run content -- import)',
};

/** Returns what an empty site lacks, each with the command that adds it. */
export async function missingContent(db: Db): Promise<string[]> {
  return (await missingParts(db)).flatMap(({ part, addresses }) =>
    part === 'documents'
      ? addresses.map((path) => `${path}: forms that need this document are closed (npm run content -- import)`)
      : commands[part],
  );
}
