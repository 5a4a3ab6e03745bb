import type { CompanyMember, Invitation, InvitationRequest } from '@site/contracts/company-members';
import { DAY } from '@site/kernel/dates';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { CompanyRow, MemberRow } from '../../../tables/company-tables.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
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

type Company = Pick<CompanyRow, 'id' | 'name'>;
type Card = Omit<z.output<typeof InvitationRequest>, 'consent_employees'>;
type Inviting = Pick<InvitationDeps, 'notices' | 'now'>;
/** Sends the invitation. Called after the commit. */
type Send = () => Promise<unknown>;

/** Active members of any company and staff of the manufacturer cannot be invited. */
function mustBeFree(known: UserRow | undefined, memberships: MemberRow[]): void {
  if (known?.came_user || memberships.some(({ state }) => state === 'active')) throw memberProblems.existPhone();
}

/** A known number accepts at its next login, an unknown one by registering within a week. */
const termOf = ({ now }: Inviting, known: UserRow | undefined) => ({
  user_id: known?.id ?? null,
  created_at: now(),
  expires_at: known ? null : new Date(now().getTime() + WEEK),
});

const sending =
  ({ notices }: Inviting, { name }: Company, known: UserRow | undefined, { id, phone }: MemberRow): Send =>
  () =>
    known ? notices.invited(known, name) : notices.invitedUnknownNumber(phone, name, id);

/** Adds an invitation in the caller's transaction, with the company locked. */
export async function addInvitation(deps: Inviting, tx: Db, company: Company, card: Card): Promise<Send> {
  const repository = new MemberRepository(tx);
  const { phone } = card;
  const [known, theirs] = [await repository.user({ phone }), await repository.ofPhone(phone)];
  mustBeFree(known, theirs);
  const row = { ...card, ...termOf(deps, known), company_id: company.id, state: 'invited' as const };
  const invited = await repository.insert(row);
  if (!invited) throw memberProblems.existPhone();
  return sending(deps, company, known, invited);
}

/** Sends an invitation again, for another week; the number may have been registered meanwhile. */
export async function renewInvitation(deps: Inviting, tx: Db, company: Company, member: MemberRow): Promise<Send> {
  if (member.state !== 'invited') throw memberProblems.tooLate();
  const repository = new MemberRepository(tx);
  const { phone } = member;
  const [known, theirs] = [await repository.user({ phone }), await repository.ofPhone(phone)];
  mustBeFree(known, theirs);
  await repository.update(member.id, termOf(deps, known));
  return sending(deps, company, known, member);
}

export async function inviteMember(
  deps: InvitationDeps,
  visitor: Visitor,
  { consent_employees: _given, ...card }: z.output<typeof InvitationRequest>,
): Promise<CompanyMember[]> {
  const { company } = requireMember(visitor, 'employees.manage');
  if (!card.phone) throw memberProblems.noPhone();
  mustGive(visitor, card.role);
  await mustHaveBranch(deps.db, company.id, card.branch_id);
  const send = await deps.db.transaction(async (tx) => {
    await new MemberRepository(tx).lockCompany(company.id);
    return addInvitation(deps, tx, company, card);
  });
  await send();
  return membersOf(deps, visitor, company);
}

/** For the holder of the link in the text message: its id cannot be guessed. */
export async function findInvitation({ db, now }: Pick<InvitationDeps, 'db' | 'now'>, id: string): Promise<Invitation> {
  const found = isUuid(id) ? await new MemberRepository(db).invitation(id, now()) : undefined;
  if (!found) throw memberProblems.notFound();
  const { phone, surname, name, patronymic } = found.member;
  return { company: found.company, phone, surname, name, patronymic };
}
