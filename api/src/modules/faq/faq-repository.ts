import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { faqItems, isShown } from '../../tables/faq-tables.ts';

export class FaqRepository {
  constructor(private readonly db: Db) {}

  all() {
    return this.db.select().from(faqItems).where(isShown).orderBy(asc(faqItems.group_code), asc(faqItems.sort));
  }

  group(code: string) {
    return this.db
      .select()
      .from(faqItems)
      .where(and(isShown, eq(faqItems.group_code, code)))
      .orderBy(asc(faqItems.sort));
  }
}
