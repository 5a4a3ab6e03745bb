import type { ClaimState, WarrantyBasis } from '@site/contracts/warranty-lists';
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { FileExtension } from '../uploads/file-kind.ts';

export const warrantyDevices = pgTable('warranty_devices', {
  serial: text().primaryKey(),
  product_id: integer().notNull(),
  sold_on: date({ mode: 'string' }),
  months: integer().notNull(),
  basis: text().$type<WarrantyBasis>().notNull(),
});
export type DeviceRow = typeof warrantyDevices.$inferSelect;

export const warrantyClaims = pgTable('warranty_claims', {
  number: integer().generatedByDefaultAsIdentity().notNull(),
  code: text().notNull(),
  state: text().$type<ClaimState>().notNull(),
  article: text().notNull(),
  serial: text().notNull(),
  purchased_on: date({ mode: 'string' }).notNull(),
  seller: text().notNull(),
  defect: text().notNull(),
  name: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  user_id: uuid(),
  address: text().notNull(),
  agreed_version: text().notNull(),
  agreed_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
});
export type ClaimRow = typeof warrantyClaims.$inferSelect;

export const warrantyClaimEvents = pgTable('warranty_claim_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  claim_number: integer().notNull(),
  state: text().$type<ClaimState>().notNull(),
  text: text().notNull().default(''),
  by_visitor: boolean().notNull().default(false),
  created_at: instant('created_at').notNull(),
});
export type ClaimEventRow = typeof warrantyClaimEvents.$inferSelect;

export const warrantyClaimFiles = pgTable('warranty_claim_files', {
  id: uuid().notNull(),
  claim_number: integer(),
  name: text().notNull(),
  extension: text().$type<FileExtension>().notNull(),
  size_bytes: integer().notNull(),
  created_at: instant('created_at').notNull(),
});
export type ClaimFileRow = typeof warrantyClaimFiles.$inferSelect;
