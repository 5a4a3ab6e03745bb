import type { ManagedResponse } from '@site/contracts/faq-votes';
import { type Db, isForeignKeyViolation } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { paged } from '../manage/managed-page.ts';
import { FaqVoteRepository } from './faq-vote-repository.ts';

type VoteDeps = { db: Db; now: () => Date };

export async function voteOnAnswer({ db, now }: VoteDeps, id: number, helpful: boolean, voter: string): Promise<void> {
  try {
    await new FaqVoteRepository(db).put({ faq_id: id, voter, helpful, voted_at: now() });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw problems.notFound();
    throw error;
  }
}

/** Shows the authors of answers how many visitors found each one helpful. */
export function listVotes(db: Db, page: number) {
  const votes = new FaqVoteRepository(db);
  return paged<ManagedResponse>(page, {
    count: async () => votes.count(),
    rows: async (limit, offset) => votes.list(limit, offset),
  });
}
