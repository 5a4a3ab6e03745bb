import type { ContentDocument } from '@site/contracts/content-documents';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export const contentRevisions = pgTable('content_revisions', {
  address: text().notNull(),
  number: integer().notNull(),
  document: jsonb().$type<ContentDocument>().notNull(),
  author: text().notNull(),
  origin: text().$type<'product' | 'manager'>().notNull(),
  note: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
  publish_at: instant('publish_at'),
  published_at: instant('published_at'),
  ended_at: instant('ended_at'),
});

export const contentSeeds = pgTable('content_seeds', { address: text().notNull(), hash: text().notNull() });

/** Links of live documents to addresses that the site no longer serves. */
export const brokenDocumentLinks = pgTable('broken_document_links', {
  address: text().notNull(),
  url: text().notNull(),
  since: instant('since').notNull(),
});
