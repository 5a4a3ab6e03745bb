import type { ApplicationForm, ApplicationKind, ApplicationState } from '@site/contracts/applications';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export const applications = pgTable('applications', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  kind: text().$type<ApplicationKind>().notNull(),
  state: text().$type<ApplicationState>().notNull().default('pending'),
  user_id: uuid().notNull(),
  company_id: integer(),
  form: jsonb().$type<ApplicationForm>(),
  reason: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
  decided_at: instant('decided_at'),
});
export type ApplicationRow = typeof applications.$inferSelect;
