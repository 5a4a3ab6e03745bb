import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { seedAttributes } from './attributes.ts';
import { buildCatalog } from './build-catalog.ts';
import { demoAcademyCertificates, demoCertificateNumbers } from './demo-academy-certificates.ts';
import {
  demoApplications,
  demoCompanies,
  demoMembers,
  demoBranches,
  demoOffices,
  demoPartnerPages,
  demoUsers,
} from './demo-accounts.ts';
import { demoItems } from './demo-items.ts';
import { demoOrders } from './demo-orders.ts';
import { demoProposalCompany, demoProposals } from './demo-proposals.ts';
import { demoClaims, demoDevices } from './demo-warranty.ts';
import { locationRows, trainerRows } from './publications/academy.ts';
import { eventRows } from './publications/events.ts';
import { trainingRows } from './publications/trainings.ts';
import { faqRows } from './publications/faq.ts';
import { partnerRows } from './publications/partners.ts';
import { projectRows } from './publications/projects.ts';
import { demoCertificates, materialRows, policyRows } from './partner-network.ts';
import { priceListRows } from './price-lists.ts';
import { questionRows } from './product-questions/index.ts';
import { videoRows } from './product-videos.ts';
import { menuRows, redirectRows, siteValueRows } from './site.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';
import {
  academyCertificateNumbers,
  academyCertificates,
  academyLocations,
  academyTrainers,
  academyTrainings,
  events,
} from '../src/tables/academy-tables.ts';
import { companies, companyEntries, companyItems, companyMembers } from '../src/tables/company-tables.ts';
import { users } from '../src/tables/user-tables.ts';
import {
  attributes,
  categories,
  productAttributes,
  productCategories,
  productDocuments,
  productRelations,
  productVideos,
  products,
} from '../src/tables/catalog-tables.ts';
import { applications } from '../src/tables/application-tables.ts';
import { documents } from '../src/tables/document-tables.ts';
import { faqItems } from '../src/tables/faq-tables.ts';
import { orderInvoices } from '../src/tables/invoice-tables.ts';
import { orderHistory, orderLines, orderRequests, orders } from '../src/tables/order-tables.ts';
import { partnerCertificates } from '../src/tables/certificate-tables.ts';
import { partnerMaterials } from '../src/tables/material-tables.ts';
import { partnerPolicies } from '../src/tables/policy-tables.ts';
import { partners } from '../src/tables/partner-tables.ts';
import { projects } from '../src/tables/project-tables.ts';
import { priceLists } from '../src/tables/price-list-tables.ts';
import { readPriceBook } from '../src/modules/proposals/price-book-repository.ts';
import {
  proposalEvents,
  proposalItems,
  proposalNumbers,
  proposalReplies,
  proposals,
} from '../src/tables/proposal-tables.ts';
import { productQuestions } from '../src/tables/question-tables.ts';
import { contentRevisions } from '../src/tables/publishing-tables.ts';
import { redirects } from '../src/tables/redirect-tables.ts';
import { menus, siteValues } from '../src/tables/site-tables.ts';
import { warrantyClaimEvents, warrantyClaims, warrantyDevices } from '../src/tables/warranty-tables.ts';
import { currentVersion, rulesOf } from '@site/kp-rules/versions';
import { syncContent } from './sync-content.ts';
import type { Db } from '../src/db/database.ts';

/** Rows per statement: PostgreSQL accepts at most 65 535 parameters. */
const CHUNK = 500;

async function insertAll<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.insert(table).values(typographDeep<T['$inferInsert'][]>(rows.slice(start, start + CHUNK)));
  }
}

const isEmpty = async (db: Db) => {
  for (const table of [categories, users, contentRevisions]) if ((await db.$count(table)) > 0) return false;
  return true;
};

/**
 * Seeds an empty database in one transaction, so that an interrupted start leaves it empty and the next one retries.
 * Without `accounts` there are no users, companies and orders; production accepts only such a database. Returns null when
 * the database is not empty.
 */
export async function seedIfEmpty(
  db: Db,
  now: Date,
  { accounts = true } = {},
): Promise<{ ms: number; products: number } | null> {
  const started = performance.now();
  if (!(await isEmpty(db))) return null;
  const catalog = await buildCatalog(now);
  await db.transaction(async (tx) => {
    // Two processes may find an empty database: the second waits here, then finds it seeded.
    await tx.execute(sql`lock table categories in exclusive mode`);
    if (!(await isEmpty(tx))) return;
    await insertAll(tx, siteValues, siteValueRows);
    await insertAll(tx, menus, menuRows);
    await insertAll(tx, redirects, redirectRows);
    await insertAll(tx, categories, catalog.categories);
    await insertAll(
      tx,
      attributes,
      seedAttributes.map((attribute, sort) => ({ ...attribute, sort })),
    );
    await insertAll(tx, products, catalog.products);
    await insertAll(tx, productCategories, catalog.productCategories);
    await insertAll(tx, productAttributes, catalog.productAttributes);
    await insertAll(tx, productRelations, catalog.relations);
    await insertAll(tx, documents, catalog.documents);
    await insertAll(tx, productDocuments, catalog.productDocuments);
    await insertAll(tx, productVideos, videoRows(catalog.products));
    await insertAll(tx, productQuestions, questionRows(catalog.products, now));
    await insertAll(tx, priceLists, priceListRows);
    await insertAll(tx, projects, projectRows);
    await insertAll(tx, partners, partnerRows);
    await insertAll(tx, partnerPolicies, policyRows);
    await insertAll(tx, partnerMaterials, materialRows);
    await insertAll(tx, academyLocations, locationRows);
    await insertAll(
      tx,
      academyTrainers,
      trainerRows.map((row) => ({ ...row, email: `${row.slug}@kamerton.example` })),
    );
    await insertAll(tx, academyTrainings, trainingRows);
    await insertAll(tx, events, eventRows(now));
    await insertAll(tx, faqItems, faqRows);
    for (const table of ['documents', 'projects', 'faq_items'])
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      );
    await syncContent(tx, now);
    if (accounts) await seedAccounts(tx, catalog.products, now);
  });
  return { ms: Math.round(performance.now() - started), products: catalog.products.length };
}

async function seedAccounts(tx: Db, products: Awaited<ReturnType<typeof buildCatalog>>['products'], now: Date) {
  await insertAll(tx, companies, demoCompanies);
  await insertAll(tx, users, demoUsers);
  await insertAll(tx, companyMembers, demoMembers(now));
  await insertAll(tx, applications, demoApplications(now));
  await insertAll(tx, companyEntries, [...demoOffices(now), ...demoBranches(now)]);
  await insertAll(tx, companyItems, demoItems(now));
  for (const [slug, company_id] of Object.entries(demoPartnerPages))
    await tx.update(partners).set({ company_id }).where(eq(partners.slug, slug));
  const certificates = demoCertificates(now);
  await insertAll(tx, partnerCertificates, certificates);
  await tx.execute(sql`select setval('partner_certificate_numbers', ${certificates.length})`);
  await insertAll(tx, academyCertificates, demoAcademyCertificates(now));
  await insertAll(tx, academyCertificateNumbers, demoCertificateNumbers(now));
  const ordered = demoOrders(products, now);
  await insertAll(tx, orders, ordered.orders);
  await insertAll(tx, orderLines, ordered.lines);
  await insertAll(tx, orderHistory, ordered.history);
  await insertAll(tx, orderInvoices, ordered.invoices);
  await insertAll(tx, orderRequests, ordered.requests);
  await tx.execute(sql`select setval('invoice_numbers', ${ordered.invoices.length})`);
  await seedWarranty(tx, products, now);
  await seedProposals(tx, now);
}

async function seedWarranty(tx: Db, products: Parameters<typeof demoDevices>[0], now: Date) {
  const { claims, events: steps, next } = demoClaims(now, '2026-03-01');
  await insertAll(tx, warrantyDevices, demoDevices(products));
  await insertAll(tx, warrantyClaims, claims);
  await insertAll(tx, warrantyClaimEvents, steps);
  await tx.execute(sql`select setval(pg_get_serial_sequence('warranty_claims', 'number'), ${next - 1})`);
}

/** Calculates the demo proposals as the site does, with the prices of the seeded catalogue. */
async function seedProposals(tx: Db, now: Date) {
  const { articles } = rulesOf(currentVersion);
  const book = await readPriceBook(tx, { articles, companyId: demoProposalCompany, chosen: [] }, now);
  const made = demoProposals(book, now);
  await insertAll(tx, proposalNumbers, made.numbers);
  await tx.insert(proposals).values(made.proposals);
  await tx.insert(proposalItems).values(made.items);
  await tx.insert(proposalEvents).values(made.events);
  await tx.insert(proposalReplies).values(made.replies);
}
