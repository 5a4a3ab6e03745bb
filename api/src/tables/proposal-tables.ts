import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';
import type { ApprovalReason, ProposalStatus } from '@site/contracts/proposal-statuses';
import type { PriceBook } from '@site/kp-rules/price-book';
import type { PartnerTerms } from '@site/kp-rules/purchase';
import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export const proposalNumbers = pgTable('proposal_numbers', { year: integer().notNull(), last: integer().notNull() });

export const proposals = pgTable('proposals', {
  id: uuid().defaultRandom().notNull(),
  year: integer().notNull(),
  number: integer().notNull(),
  version: integer().notNull().default(1),
  superseded_by: integer(),
  company_id: integer(),
  author_id: uuid().notNull(),
  status: text().$type<ProposalStatus>().notNull().default('draft'),
  archived_from: text().$type<ProposalStatus>(),
  rules_version: text().notNull(),
  configuration: jsonb().$type<ProposalConfiguration>().notNull(),
  offer: jsonb().$type<ProposalOffer>().notNull(),
  book: jsonb().$type<PriceBook>().notNull(),
  priced_at: instant('priced_at').notNull(),
  frozen_at: instant('frozen_at'),
  terms: jsonb().$type<PartnerTerms>(),
  set_prices: jsonb().$type<Record<string, number>>().notNull().default({}),
  project_discount: integer().notNull().default(0),
  reasons: jsonb().$type<ApprovalReason[]>().notNull().default([]),
  returned: text().notNull().default(''),
  line_comments: jsonb().$type<Record<string, string>>().notNull().default({}),
  approved_at: instant('approved_at'),
  valid_until: date({ mode: 'string' }),
  link_token: text(),
  sent_at: instant('sent_at'),
  viewed_at: instant('viewed_at'),
  object_name: text().notNull().default(''),
  customer: text().notNull().default(''),
  total: bigint({ mode: 'number' }).notNull().default(0),
  revision: integer().notNull().default(1),
  created_at: instant('created_at').notNull(),
  changed_at: instant('changed_at').notNull(),
  saved_by: uuid(),
  deleted_at: instant('deleted_at'),
});
export type ProposalRow = typeof proposals.$inferSelect;

export const proposalEditing = pgTable('proposal_editing', {
  proposal_id: uuid().primaryKey(),
  editor: uuid().notNull(),
  user_id: uuid().notNull(),
  seen_at: instant('seen_at').notNull(),
});

export const proposalItems = pgTable('proposal_items', { proposal_id: uuid().notNull(), item_id: uuid().notNull() });

export const proposalEvents = pgTable('proposal_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  proposal_id: uuid().notNull(),
  at: instant('at').notNull(),
  actor: text().$type<'partner' | 'staff' | 'customer' | 'system'>().notNull(),
  user_id: uuid(),
  action: text().notNull(),
  text: text().notNull().default(''),
});
export type ProposalEvent = typeof proposalEvents.$inferInsert;

export const proposalReplies = pgTable('proposal_replies', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  proposal_id: uuid().notNull(),
  kind: text().$type<'accepted' | 'rejected' | 'question'>().notNull(),
  at: instant('at').notNull(),
  name: text().notNull().default(''),
  phone: text().notNull().default(''),
  text: text().notNull().default(''),
  line: text().notNull().default(''),
  address: text().notNull(),
  agreed_version: text(),
  agreed_hash: text(),
});
