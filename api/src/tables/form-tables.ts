import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomEventRequest } from '@site/contracts/academy-custom';
import type { FormRequest, requestCodes } from '@site/contracts/blocks';
import type { RequestState } from '@site/contracts/form-request-lists';
import { instant, jsonb } from '../db/columns.ts';

export type FormCode = (typeof requestCodes)[number];
/** Fields of a form without the consent. */
export type FormFields = Omit<FormRequest, 'consent'> | Omit<CustomEventRequest, 'consent'>;

export const formRequests = pgTable('form_requests', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  code: text().notNull(),
  state: text().$type<RequestState>().notNull().default('new'),
  form_code: text().$type<FormCode>().notNull(),
  fields: jsonb().$type<FormFields>().notNull(),
  user_id: uuid(),
  address: text().notNull(),
  consent_version: text().notNull(),
  consent_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
});
export type FormRequestRow = typeof formRequests.$inferSelect;

export const formRequestEvents = pgTable('form_request_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  request_id: bigint({ mode: 'number' }).notNull(),
  state: text().$type<RequestState>().notNull(),
  text: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
});
export type FormRequestEventRow = typeof formRequestEvents.$inferSelect;
