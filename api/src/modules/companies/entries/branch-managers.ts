import type { BranchContent } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import { createMemberRepository } from '../members/member-repository.ts';

/** Names of employees by the ids that contents give them. */
export type Names = ReadonlyMap<string, string>;

/** Also of those who have left meanwhile: an edit is compared with what the site has shown. */
export function namesIn(db: Db, contents: readonly unknown[]): Promise<Names> {
  const ids = contents.flatMap((content) => (content as Partial<BranchContent> | null)?.manager_id ?? []);
  return createMemberRepository(db).names(ids);
}
