import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  user_id: uuid().notNull(),
  form: text().notNull(),
  purpose: text().notNull(),
  version: text().notNull(),
  hash: text().notNull(),
  address: text().notNull(),
  created_at: instant('created_at').notNull(),
  withdrawn_at: instant('withdrawn_at'),
});

/** The exact content agreed to: the version of the documents and the hash of the one shown to the visitor. */
export type Agreed = Pick<typeof consents.$inferSelect, 'purpose' | 'version' | 'hash'>;
