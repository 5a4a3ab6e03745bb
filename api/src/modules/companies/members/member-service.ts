import type { DecidedBy, Invitation, InvitationRequest, MemberRequest } from '@site/contracts/company-members';
import { DAY } from '@site/kernel/dates';
import { isInn } from '@site/kernel/inn';
import { ruleMessages } from '@site/kernel/text-rules';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import type { CompanyRow, MemberRow } from '../../../tables/company-tables.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import { requireMember, requirePermission } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import { EntryRepository } from '../entries/entry-repository.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import type { Membership } from './membership.ts';
import type { MemberNotices } from './member-notices.ts';
import type { NotifyManagers } from './notify-managers.ts';
import { memberDetails } from './member-details.ts';
import { memberProblems } from './member-problems.ts';
import { MemberRepository } from './member-repository.ts';
import { mayManage, rolesToGive, toMember } from './member-view.ts';

/** Lifetime of an invitation to an unknown number, and the wait after a denied request. */
const WEEK = 7 * DAY;

/** Hands over what a user has begun for a company to another user of it. */
export type HandOver = (tx: Db, people: { companyId: number; from: string; to: string }) => Promise<unknown>;

/**
 * Requests membership in the company of a tax number. Undefined when the user is an active or pending member already.
 */
export type EnterCompany = (
  tx: Db,
  user: UserRow,
  named: { inn: string; name: string },
) => Promise<{ user: UserRow; company: CompanyRow; decided_by: DecidedBy } | undefined>;

type Dependencies = {
  db: Db;
  membership: Membership;
  notices: MemberNotices;
  handOver: readonly HandOver[];
  files: CompanyFiles;
  consents: ConsentService;
  enterCompany: EnterCompany;
  notifyManagers: NotifyManagers;
  now: () => Date;
};
type Card = Omit<z.output<z.ZodType<MemberRequest>>, 'id'>;
type Within = { repository: MemberRepository; tx: Db; member: MemberRow; company: CompanyRow };
/** Returns the notification to send after the commit. */
type Work = (within: Within) => Promise<(() => unknown) | void>;

const mustGive = (visitor: Visitor, role: MemberRow['role']) => {
  if (!rolesToGive(visitor).includes(role)) throw memberProblems.noAccess();
};

const mustKeepOwner = async ({ repository, member }: Within) => {
  if (member.role !== 'company_owner' || member.state !== 'active') return;
  if (!(await repository.otherOwner(member.company_id, member.id))) throw memberProblems.lastOwner();
};

/** The members of a company and its invitations, as owners and managers change them. */
export class MemberService {
  constructor(private readonly deps: Dependencies) {}

  private async membersOf(visitor: Visitor, company: CompanyRow) {
    const rows = await new MemberRepository(this.deps.db).list(company.id);
    const people = await memberDetails(this.deps, company.id, rows);
    return rows.map((row) => toMember(row, visitor, people.of(row)));
  }

  /** Changes a member with the company locked. Throws `notFound` for members of other companies. */
  private async change(visitor: Visitor, id: string, work: Work) {
    const { company } = requireMember(visitor, 'employees.manage');
    if (!id) throw memberProblems.noId();
    const notify = await this.deps.db.transaction(async (tx) => {
      const repository = new MemberRepository(tx);
      await repository.lockCompany(company.id);
      const member = isUuid(id) ? await repository.find(company.id, id) : undefined;
      if (!member) throw memberProblems.notFound();
      if (!mayManage(visitor, member)) throw memberProblems.noAccess();
      return work({ repository, tx, member, company });
    });
    await notify?.();
    return this.membersOf(visitor, company);
  }

  /** Notifies a member without consent about where to give it. */
  private async requestPublicationConsent(member: MemberRow, company: CompanyRow) {
    if (member.state !== 'active' || !member.user_id) return;
    const agreed = await this.deps.consents.agreedAmong([member.user_id], 'publication');
    if (!agreed.has(member.user_id)) await this.deps.notices.publicationRequested(member, company.name);
  }

  private async mustHaveBranch(companyId: number, id: string | null = null) {
    if (id !== null && !(await new EntryRepository(this.deps.db).find(companyId, 'branch', id)))
      throw problems.invalid({ branch_id: 'Выберите филиал компании' });
  }

  async list(visitor: Visitor) {
    const { company } = requireMember(visitor, 'company.read');
    return this.membersOf(visitor, company);
  }

  async options(visitor: Visitor) {
    const { company } = requireMember(visitor, 'company.read');
    const rows = await new MemberRepository(this.deps.db).list(company.id);
    return rows
      .filter(({ state }) => state === 'active')
      .map(({ id, surname, name }) => ({ value: id, label: `${surname} ${name}` }));
  }

  /** Requests to join by tax number. A denied user has to wait a week. */
  async join(visitor: Visitor, { inn, company: name }: { inn: string; company: string }): Promise<DecidedBy> {
    const { db, now, enterCompany, notifyManagers } = this.deps;
    const user = requirePermission(visitor, 'company.join');
    if (!isInn(inn)) {
      const message = ruleMessages.innLength;
      throw new ProblemError(400, 'inn', message, { fields: { inn: message } });
    }
    const entered = await db.transaction(async (tx) => {
      const repository = new MemberRepository(tx);
      const known = await repository.company({ inn });
      const denied = known && (await repository.deniedSince(user.id, known.id, new Date(now().getTime() - WEEK)));
      if (denied?.decided_at) throw memberProblems.askedBefore(new Date(denied.decided_at.getTime() + WEEK));
      const asked = await enterCompany(tx, user, { inn, name });
      if (!asked) throw memberProblems.noAccess();
      return asked;
    });
    await notifyManagers(user, entered.company.id);
    return entered.decided_by;
  }

  accept(visitor: Visitor, id: string) {
    return this.change(visitor, id, async ({ repository, tx, member, company }) => {
      // Idempotent: an active member stays unchanged.
      if (member.state === 'active') return;
      const user = member.user_id ? await repository.user({ id: member.user_id }) : undefined;
      if (!user || member.state !== 'pending') throw memberProblems.notFound();
      await this.deps.membership.activate(tx, member, user);
      return () => this.deps.notices.accepted(member, company.name);
    });
  }

  deny(visitor: Visitor, id: string, reason: string) {
    const { now, membership, notices } = this.deps;
    return this.change(visitor, id, async ({ repository, tx, member, company }) => {
      if (member.state !== 'pending') throw memberProblems.notFound();
      await repository.update(member.id, { state: 'denied', reason, decided_at: now() });
      if (member.user_id) await membership.release(tx, member.user_id);
      return () => notices.denied(member, company.name, reason);
    });
  }

  /** A known number accepts at its next login, an unknown one by registering within a week. */
  async invite(visitor: Visitor, { consent_employees: _given, phone = '', ...card }: InvitationRequest) {
    const { db, now, notices } = this.deps;
    const { company } = requireMember(visitor, 'employees.manage');
    if (!phone) throw memberProblems.noPhone();
    mustGive(visitor, card.role);
    await this.mustHaveBranch(company.id, card.branch_id);
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
    return this.membersOf(visitor, company);
  }

  /** For the holder of the link in the text message: its id cannot be guessed. */
  async invitation(id: string): Promise<Invitation> {
    const { db, now } = this.deps;
    const found = isUuid(id) ? await new MemberRepository(db).invitation(id, now()) : undefined;
    if (!found) throw memberProblems.notFound();
    const { phone, surname, name, patronymic } = found.member;
    return { company: found.company, phone, surname, name, patronymic };
  }

  async edit(visitor: Visitor, id: string, card: Card) {
    const { company } = requireMember(visitor, 'employees.manage');
    await this.deps.files.mustHave(company.id, { photo: card.photo ? [card.photo] : [] });
    await this.mustHaveBranch(company.id, card.branch_id);
    return this.change(visitor, id, async (within) => {
      const { repository, tx, member, company } = within;
      if (card.role !== member.role) mustGive(visitor, card.role);
      if (card.role !== 'company_owner') await mustKeepOwner(within);
      await repository.update(member.id, card);
      if (member.state === 'active' && member.user_id && card.role !== member.role)
        await this.deps.membership.setRole(tx, member.user_id, member.company_id, card.role);
      if (card.show_on_site && !member.show_on_site) return () => this.requestPublicationConsent(member, company);
    });
  }

  remove(visitor: Visitor, id: string) {
    const { now, membership, handOver, consents, notices } = this.deps;
    return this.change(visitor, id, async (within) => {
      const { repository, tx, member, company } = within;
      if (member.user_id === visitor.user?.id) throw memberProblems.noAccess();
      await mustKeepOwner(within);
      await repository.update(member.id, { state: 'removed', decided_at: now(), photo: null, show_on_site: false });
      if (member.state === 'invited' || !member.user_id) return;
      await membership.release(tx, member.user_id);
      // The member's work for the company goes to another owner, who gets its notices from then on.
      const { user_id } = member;
      const newOwner = await repository.otherOwner(company.id, member.id);
      if (newOwner?.user_id)
        for (const reassign of handOver)
          await reassign(tx, { companyId: company.id, from: user_id, to: newOwner.user_id });
      return async () => {
        // Consent to publication covers only the time of employment.
        await consents.withdraw(user_id, 'publication');
        await notices.removed(member, company.name);
      };
    });
  }
}
