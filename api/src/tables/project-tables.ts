import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProjectParking } from '@site/contracts/content-documents';
import { jsonb } from '../db/columns.ts';
import type { StoredBlock, StoredCover, StoredPicture } from '@site/contracts/stored-blocks';

export const projects = pgTable('projects', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  city: text().notNull(),
  object_type: text().notNull(),
  directions: text().array().notNull().default([]),
  year: integer().notNull(),
  scene: jsonb().$type<StoredCover>().notNull(),
  equipment: text().array().notNull().default([]),
  partner: text(),
  parking: jsonb().$type<ProjectParking>(),
  gallery: jsonb().$type<StoredPicture[]>().notNull().default([]),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
});
