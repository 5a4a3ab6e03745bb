import { pgTable, text } from 'drizzle-orm/pg-core';

export const redirects = pgTable('redirects', { from_url: text().notNull(), to_url: text().notNull() });
