import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
import type { MemberNotices } from './member-notices.ts';
import { createMemberRepository } from './member-repository.ts';

type Dependencies = { db: Db; notices: MemberNotices };

/** Notifies the owners and managers of a join request. Without any, the manufacturer decides. */
export const createJoinNotice = ({ db, notices }: Dependencies) =>
  async function notifyManagers(user: UserRow, companyId: number): Promise<void> {
    const people = await createMemberRepository(db).list(companyId);
    const managers = people.filter(({ state, role }) => state === 'active' && role !== 'company_employee');
    await notices.asked(managers, user);
  };

export type JoinNotice = ReturnType<typeof createJoinNotice>;
