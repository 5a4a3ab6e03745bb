import type { ManagedResponse } from '@site/contracts/faq-votes';
import { type Db, isForeignKeyViolation } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { paged } from '../manage/managed-page.ts';
import { createFaqVoteRepository } from './faq-vote-repository.ts';

/** Votes on answers, which show their authors the unhelpful ones. */
export function createFaqVotes({ db, now }: { db: Db; now: () => Date }) {
  const repository = createFaqVoteRepository(db);
  return {
    async vote(id: number, helpful: boolean, voter: string) {
      try {
        await repository.put({ faq_id: id, voter, helpful, voted_at: now() });
      } catch (error) {
        if (isForeignKeyViolation(error)) throw problems.notFound();
        throw error;
      }
    },
    list: (page: number) =>
      paged<ManagedResponse>(page, {
        count: repository.count,
        rows: repository.list,
      }),
  };
}

export type FaqVotes = ReturnType<typeof createFaqVotes>;
