import type { DocumentKind, documentLanguages } from '@site/contracts/support-lists';
import { and, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../db/columns.ts';

export type DocumentSection = { title: string; paragraphs: string[] };

export const documents = pgTable('documents', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  series: text().notNull(),
  category_id: integer(),
  version: text().notNull().default('1.0'),
  language: text().$type<(typeof documentLanguages)[number]>().notNull().default('ru'),
  number: text(),
  valid_until: date({ mode: 'string' }),
  is_partner_only: boolean().notNull().default(false),
  body: jsonb().$type<DocumentSection[]>().notNull(),
  size_bytes: integer().notNull(),
  /** The uploaded PDF; null: it is drawn from the text. */
  media_id: integer(),
  updated_at: date({ mode: 'string' }).notNull(),
});

/** A document is current up to and including its last day. */
export const isCurrent = (today: string): SQL | undefined =>
  or(isNull(documents.valid_until), gte(documents.valid_until, today));

/** Current and not restricted to partners. */
export const isPublic = (today: string): SQL | undefined => and(isCurrent(today), eq(documents.is_partner_only, false));
