import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../db/columns.ts';

export const formRequests = pgTable('form_requests', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  form_code: text().notNull(),
  fields: jsonb().notNull(),
  user_id: uuid(),
  address: text().notNull(),
  consent_version: text().notNull(),
  consent_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
});
