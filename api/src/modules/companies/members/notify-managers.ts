import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
import type { MemberNotices } from './member-notices.ts';
import { MemberRepository } from './member-repository.ts';

export type NotifyManagers = (user: UserRow, companyId: number) => Promise<void>;

/** Notifies the owners and managers of a join request. Without any, the manufacturer decides. */
export async function notifyManagers(
  { db, notices }: { db: Db; notices: MemberNotices },
  user: UserRow,
  companyId: number,
): Promise<void> {
  const people = await new MemberRepository(db).list(companyId);
  const managers = people.filter(({ state, role }) => state === 'active' && role !== 'company_employee');
  await notices.asked(managers, user);
}
