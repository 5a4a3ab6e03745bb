import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { faqItems, isShown } from '../../tables/faq-tables.ts';

export const createFaqRepository = (db: Db) => ({
  all: () => db.select().from(faqItems).where(isShown).orderBy(asc(faqItems.group_code), asc(faqItems.sort)),
  group: (code: string) =>
    db
      .select()
      .from(faqItems)
      .where(and(isShown, eq(faqItems.group_code, code)))
      .orderBy(asc(faqItems.sort)),
});

export type FaqRepository = ReturnType<typeof createFaqRepository>;
