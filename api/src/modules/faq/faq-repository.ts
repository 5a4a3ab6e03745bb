import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { faqItems } from './faq-tables.ts';

export const createFaqRepository = (db: Db) => ({
  group: (code: string) => db.select().from(faqItems).where(eq(faqItems.group_code, code)).orderBy(asc(faqItems.sort)),
});

export type FaqRepository = ReturnType<typeof createFaqRepository>;
