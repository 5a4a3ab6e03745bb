import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { PartnerLevel } from './company-tables.ts';

export const partnerCertificates = pgTable('partner_certificates', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  company_id: integer().notNull(),
  number: text().notNull(),
  level: text().$type<Exclude<PartnerLevel, 'none'>>().notNull(),
  directions: text().array().notNull(),
  issued_on: date({ mode: 'string' }).notNull(),
  valid_until: date({ mode: 'string' }).notNull(),
  revoked_at: instant('revoked_at'),
  reason: text().notNull().default(''),
});
export type CertificateRow = typeof partnerCertificates.$inferSelect;
