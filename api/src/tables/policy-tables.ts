import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

/** The terms of the network by version. A version is in force from the day that is its name. */
export const partnerPolicies = pgTable('partner_policies', {
  version: date({ mode: 'string' }).notNull(),
  sections: jsonb().$type<{ id: string; title: string; html: string }[]>().notNull(),
});

export const policyAcknowledgements = pgTable('policy_acknowledgements', {
  company_id: integer().notNull(),
  version: date({ mode: 'string' }).notNull(),
  user_id: uuid().notNull(),
  acknowledged_at: instant('acknowledged_at').notNull(),
});
