import type { BranchContent } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import { MemberRepository } from '../members/member-repository.ts';

export type Names = ReadonlyMap<string, string>;

/** Includes former employees, because a revision is compared with what was published before. */
export function namesIn(db: Db, contents: readonly unknown[]): Promise<Names> {
  const ids = contents.flatMap((content) => (content as Partial<BranchContent> | null)?.manager_id ?? []);
  return new MemberRepository(db).names(ids);
}
