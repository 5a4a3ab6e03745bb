import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { faqItems } from '../../db/schema.ts';
import { sanitizeText } from '../content/sanitize.ts';

export const createFaqRepository = (db: Db) => ({
  group: (code: string) => db.select().from(faqItems).where(eq(faqItems.group_code, code)).orderBy(asc(faqItems.sort)),
});

export const createFaqService = (repository: ReturnType<typeof createFaqRepository>) => ({
  group: async (code: string) =>
    (await repository.group(code)).map(({ question, answer }) => ({ question, answer: sanitizeText(answer) })),
});

export type FaqService = ReturnType<typeof createFaqService>;
