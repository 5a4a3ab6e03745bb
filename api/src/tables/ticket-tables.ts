import type { Ticket } from '@site/contracts/company-tickets';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { FileExtension } from '../uploads/file-kind.ts';

export const companyTickets = pgTable('company_tickets', {
  number: integer()
    .notNull()
    .default(sql`nextval('company_ticket_numbers')`),
  company_id: integer().notNull(),
  user_id: uuid().notNull(),
  topic: text().$type<Ticket['topic']>().notNull(),
  message: text().notNull(),
  answer: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
  answered_at: instant('answered_at'),
});
export type TicketRow = typeof companyTickets.$inferSelect;

export const companyTicketFiles = pgTable('company_ticket_files', {
  id: uuid().notNull(),
  ticket_number: integer(),
  user_id: uuid().notNull(),
  name: text().notNull(),
  extension: text().$type<FileExtension>().notNull(),
  size_bytes: integer().notNull(),
  created_at: instant('created_at').notNull(),
});
export type TicketFileRow = typeof companyTicketFiles.$inferSelect;
