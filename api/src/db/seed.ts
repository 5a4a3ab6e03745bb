import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { seedAttributes } from '../../seed/attributes.ts';
import { buildCatalog } from '../../seed/build-catalog.ts';
import { demoCompanies, demoUsers } from '../../seed/demo-accounts.ts';
import { demoOrders } from '../../seed/demo-orders.ts';
import { eventRows } from '../../seed/publications/events.ts';
import { faqRows } from '../../seed/publications/faq.ts';
import { newsRows } from '../../seed/publications/news.ts';
import { partnerRows } from '../../seed/publications/partners.ts';
import { projectRows } from '../../seed/publications/projects.ts';
import { pageRows } from '../../seed/pages/index.ts';
import { questionRows } from '../../seed/product-questions/index.ts';
import { videoRows } from '../../seed/product-videos.ts';
import { menuRows, redirectRows, siteValueRows } from '../../seed/site.ts';
import { typographDeep } from '../../seed/typography.ts';
import type { Db } from './database.ts';
import { productVideos } from '../modules/catalog/product-repository.ts';
import { orderInvoices } from '../modules/invoices/invoice-repository.ts';
import { orderHistory, orderLines, orders } from '../modules/orders/order-tables.ts';
import { productQuestions } from '../modules/questions/question-repository.ts';
import * as schema from './schema.ts';

/** PostgreSQL takes at most 65 535 parameters in a statement. */
const CHUNK = 500;

async function insertAll<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.insert(table).values(typographDeep(rows.slice(start, start + CHUNK)) as T['$inferInsert'][]);
  }
}

/**
 * Fills an empty database, in one transaction: a start that is cut short leaves it empty, and the next one begins
 * anew. Null: there was something in it already.
 */
export async function seedIfEmpty(db: Db, now: Date): Promise<{ ms: number; products: number } | null> {
  const started = performance.now();
  const [known] = await db.select({ id: schema.categories.id }).from(schema.categories).limit(1);
  if (known) return null;
  const catalog = await buildCatalog(now);
  await db.transaction(async (tx) => {
    // Two processes may meet an empty database at once: the second waits here, and then finds it full.
    await tx.execute(sql`lock table categories in exclusive mode`);
    const [rival] = await tx.select({ id: schema.categories.id }).from(schema.categories).limit(1);
    if (rival) return;
    await insertAll(tx, schema.siteValues, siteValueRows);
    await insertAll(tx, schema.menus, menuRows);
    await insertAll(tx, schema.redirects, redirectRows);
    await insertAll(tx, schema.categories, catalog.categories);
    await insertAll(
      tx,
      schema.attributes,
      seedAttributes.map((attribute, sort) => ({ ...attribute, sort })),
    );
    await insertAll(tx, schema.products, catalog.products);
    await insertAll(tx, schema.productCategories, catalog.productCategories);
    await insertAll(tx, schema.productAttributes, catalog.productAttributes);
    await insertAll(tx, schema.productRelations, catalog.relations);
    await insertAll(tx, schema.documents, catalog.documents);
    await insertAll(tx, schema.productDocuments, catalog.productDocuments);
    await insertAll(tx, productVideos, videoRows(catalog.products));
    await insertAll(tx, productQuestions, questionRows(catalog.products, now));
    await insertAll(tx, schema.pages, pageRows);
    await insertAll(tx, schema.news, newsRows(now));
    await insertAll(tx, schema.projects, projectRows);
    await insertAll(tx, schema.partners, partnerRows);
    await insertAll(tx, schema.events, eventRows);
    await insertAll(tx, schema.faqItems, faqRows);
    await insertAll(tx, schema.companies, demoCompanies);
    await insertAll(tx, schema.users, demoUsers);
    const ordered = demoOrders(catalog.products, now);
    await insertAll(tx, orders, ordered.orders);
    await insertAll(tx, orderLines, ordered.lines);
    await insertAll(tx, orderHistory, ordered.history);
    await insertAll(tx, orderInvoices, ordered.invoices);
    await tx.execute(sql`select setval('invoice_numbers', ${ordered.invoices.length})`);
  });
  return { ms: Math.round(performance.now() - started), products: catalog.products.length };
}
