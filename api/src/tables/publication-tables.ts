import type { PublicationSection } from '@site/contracts/publication-sections';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';
import type { StoredBlock, StoredCover } from '@site/contracts/stored-blocks';

export type Author = { name: string; position: string; url?: string };

export const publications = pgTable('publications', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  section: text().$type<PublicationSection>().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  published_at: instant('published_at').notNull(),
  /** Category of a blog post, topic of an article. */
  topic: text(),
  tags: text().array().notNull().default([]),
  author: jsonb().$type<Author>(),
  scene: jsonb().$type<StoredCover>().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  /** Article numbers of related products. */
  products: text().array().notNull().default([]),
  /** Slugs of related documents. */
  documents: text().array().notNull().default([]),
  is_published: boolean().notNull().default(true),
});

/** Tags of published publications, maintained by a database trigger. */
export const publicationTags = pgTable('publication_tags', {
  publication_id: integer().notNull(),
  section: text().$type<PublicationSection>().notNull(),
  tag: text().notNull(),
  published_at: instant('published_at').notNull(),
});

export type PublicationRow = typeof publications.$inferSelect;
