import { eq, sql } from 'drizzle-orm';
import { demoAcademyCertificates, demoCertificateNumbers } from './demo-academy-certificates.ts';
import {
  demoApplications,
  demoCompanies,
  demoMembers,
  demoPartnerPages,
  demoSecondFactors,
  demoUsers,
} from './demo-accounts.ts';
import { demoBranches, demoOffices } from './demo-entries.ts';
import { demoItems } from './demo-items.ts';
import { demoOrders } from './demo-orders.ts';
import { demoProposalCompany, demoProposals } from './demo-proposals.ts';
import { demoClaims, demoDevices } from './demo-warranty.ts';
import { eventRows } from './events.ts';
import { demoCertificates } from './demo-certificates.ts';
import { seedGoods } from './goods.ts';
import { insertAll } from './insert-all.ts';
import {
  locationRows,
  materialRows,
  partnerRows,
  policyRows,
  priceListRows,
  trainerRows,
  trainingRows,
} from './tables.ts';
import { menuRows, redirectRows, siteValueRows } from './site.ts';
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
import { categories, type products } from '../src/tables/catalog-tables.ts';
import { applications } from '../src/tables/application-tables.ts';
import { orderInvoices } from '../src/tables/invoice-tables.ts';
import { orderHistory, orderLines, orderRequests, orders } from '../src/tables/order-tables.ts';
import { partnerCertificates } from '../src/tables/certificate-tables.ts';
import { partnerMaterials } from '../src/tables/material-tables.ts';
import { partnerPolicies } from '../src/tables/policy-tables.ts';
import { partners } from '../src/tables/partner-tables.ts';
import { priceLists } from '../src/tables/price-list-tables.ts';
import { readPriceBook } from '../src/modules/proposals/price-book-repository.ts';
import {
  proposalEvents,
  proposalItems,
  proposalNumbers,
  proposalReplies,
  proposals,
} from '../src/tables/proposal-tables.ts';
import { contentRevisions } from '../src/tables/publishing-tables.ts';
import { redirects } from '../src/tables/redirect-tables.ts';
import { secondFactors } from '../src/tables/staff-tables.ts';
import { menus, siteValues } from '../src/tables/site-tables.ts';
import { warrantyClaimEvents, warrantyClaims, warrantyDevices } from '../src/tables/warranty-tables.ts';
import { currentVersion, rulesOf } from '@site/kp-rules/versions';
import { syncContent } from './sync-content.ts';
import type { Db } from '../src/db/database.ts';

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
  return db.transaction(async (tx) => {
    // Two processes may find an empty database: the second waits here, then finds it seeded.
    await tx.execute(sql`lock table categories in exclusive mode`);
    if (!(await isEmpty(tx))) return null;
    await insertAll(tx, siteValues, siteValueRows);
    await insertAll(tx, menus, menuRows);
    await insertAll(tx, redirects, redirectRows);
    const goods = await seedGoods(tx, now);
    await insertAll(tx, priceLists, priceListRows);
    await insertAll(tx, partners, partnerRows);
    await insertAll(tx, partnerPolicies, policyRows);
    await insertAll(tx, partnerMaterials, materialRows);
    await insertAll(tx, academyLocations, locationRows);
    await insertAll(tx, academyTrainers, trainerRows);
    await insertAll(tx, academyTrainings, trainingRows);
    await insertAll(tx, events, eventRows(now));
    await syncContent(tx, now);
    if (accounts) await seedAccounts(tx, goods, now);
    return { ms: Math.round(performance.now() - started), products: goods.length };
  });
}

async function seedAccounts(tx: Db, goods: (typeof products.$inferSelect)[], now: Date) {
  await insertAll(tx, companies, demoCompanies);
  await insertAll(tx, users, demoUsers);
  await tx.insert(secondFactors).values(demoSecondFactors(now));
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
  const ordered = demoOrders(goods, now);
  await insertAll(tx, orders, ordered.orders);
  await insertAll(tx, orderLines, ordered.lines);
  await insertAll(tx, orderHistory, ordered.history);
  await insertAll(tx, orderInvoices, ordered.invoices);
  await insertAll(tx, orderRequests, ordered.requests);
  await tx.execute(sql`select setval('invoice_numbers', ${ordered.invoices.length})`);
  await seedWarranty(tx, goods, now);
  await seedProposals(tx, now);
}

async function seedWarranty(tx: Db, goods: Parameters<typeof demoDevices>[0], now: Date) {
  const { claims, events: steps, next } = demoClaims(now, '2026-03-01');
  await insertAll(tx, warrantyDevices, demoDevices(goods));
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
