import type { CompanyMember, Invitation, InvitationRequest } from '@site/contracts/company-members';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import { requireMember } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { mustGive, mustHaveBranch } from './member-checks.ts';
import { membersOf } from './member-details.ts';
import type { MemberNotices } from './member-notices.ts';
import { memberProblems } from './member-problems.ts';
import { MemberRepository } from './member-repository.ts';

/** Lifetime of an invitation to an unknown number. */
const WEEK = 7 * DAY;

export type InvitationDeps = {
  db: Db;
  notices: MemberNotices;
  files: CompanyFiles;
  consents: ConsentService;
  now: () => Date;
};

/** A known number accepts at its next login, an unknown one by registering within a week. */
export async function inviteMember(
  deps: InvitationDeps,
  visitor: Visitor,
  { consent_employees: _given, phone = '', ...card }: InvitationRequest,
): Promise<CompanyMember[]> {
  const { db, now, notices } = deps;
  const { company } = requireMember(visitor, 'employees.manage');
  if (!phone) throw memberProblems.noPhone();
  mustGive(visitor, card.role);
  await mustHaveBranch(db, company.id, card.branch_id);
  const { user, id } = await db.transaction(async (tx) => {
    const repository = new MemberRepository(tx);
    await repository.lockCompany(company.id);
    const [known, theirs] = [await repository.user({ phone }), await repository.ofPhone(phone)];
    // Active members of any company, open memberships here and staff of the manufacturer cannot be invited.
    if (known?.came_user || theirs.some(({ state, company_id }) => state === 'active' || company_id === company.id))
      throw memberProblems.existPhone();
    const invited = await repository.insert({
      ...card,
      phone,
      company_id: company.id,
      user_id: known?.id ?? null,
      state: 'invited',
      created_at: now(),
      expires_at: known ? null : new Date(now().getTime() + WEEK),
    });
    if (!invited) throw memberProblems.existPhone();
    return { user: known, id: invited.id };
  });
  await (user ? notices.invited(user, company.name) : notices.invitedUnknownNumber(phone, company.name, id));
  return membersOf(deps, visitor, company);
}

/** For the holder of the link in the text message: its id cannot be guessed. */
export async function findInvitation({ db, now }: Pick<InvitationDeps, 'db' | 'now'>, id: string): Promise<Invitation> {
  const found = isUuid(id) ? await new MemberRepository(db).invitation(id, now()) : undefined;
  if (!found) throw memberProblems.notFound();
  const { phone, surname, name, patronymic } = found.member;
  return { company: found.company, phone, surname, name, patronymic };
}
