import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../../db/columns.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';

export const projects = pgTable('projects', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  city: text().notNull(),
  object_type: text().notNull(),
  directions: text().array().notNull().default([]),
  year: integer().notNull(),
  scene: text().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
});
