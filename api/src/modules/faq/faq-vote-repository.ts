import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { faqItems, faqVotes, isShown } from '../../tables/faq-tables.ts';

const votes = (helpful: boolean) =>
  sql<number>`count(*) filter (where ${faqVotes.helpful} = ${helpful})`.mapWith(Number);
const no = votes(false);

export class FaqVoteRepository {
  constructor(private readonly db: Db) {}

  put(vote: typeof faqVotes.$inferInsert) {
    return this.db
      .insert(faqVotes)
      .values(vote)
      .onConflictDoUpdate({
        target: [faqVotes.faq_id, faqVotes.voter],
        set: { helpful: vote.helpful, voted_at: vote.voted_at },
      });
  }

  count() {
    return this.db.$count(faqItems, isShown);
  }

  list(limit: number, offset: number) {
    return this.db
      .select({
        id: faqItems.id,
        group: faqItems.group_title,
        question: faqItems.question,
        yes: votes(true),
        no,
      })
      .from(faqItems)
      .leftJoin(faqVotes, eq(faqVotes.faq_id, faqItems.id))
      .where(isShown)
      .groupBy(faqItems.id)
      .orderBy(desc(no), asc(faqItems.sort), asc(faqItems.id))
      .limit(limit)
      .offset(offset);
  }
}
