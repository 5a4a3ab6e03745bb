import type { EmailKind } from '@site/contracts/personal';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const emailConfirmations = pgTable('email_confirmations', {
  code_hash: text().notNull(),
  user_id: uuid().notNull(),
  kind: text().$type<EmailKind>().notNull(),
  email: text().notNull(),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  used_at: instant('used_at'),
});
