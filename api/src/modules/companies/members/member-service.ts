import type { CompanyMember, MemberRequest } from '@site/contracts/company-members';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { CompanyRow, MemberRow } from '../../../tables/company-tables.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import { requireMember } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { renewInvitation } from './invitations.ts';
import { mustGive, mustHaveBranch, mustKeepOwner } from './member-checks.ts';
import { membersOf } from './member-details.ts';
import type { MemberNotices } from './member-notices.ts';
import { memberProblems } from './member-problems.ts';
import { MemberRepository } from './member-repository.ts';
import { mayManage } from './member-view.ts';
import type { Membership } from './membership.ts';

/** Hands over what a user has begun for a company to another user of it. */
export type HandOver = (tx: Db, people: { companyId: number; from: string; to: string }) => Promise<unknown>;

type Dependencies = {
  db: Db;
  membership: Membership;
  notices: MemberNotices;
  handOver: readonly HandOver[];
  files: CompanyFiles;
  consents: ConsentService;
  now: () => Date;
};
type Card = Omit<z.output<z.ZodType<MemberRequest>>, 'id'>;
type Within = { repository: MemberRepository; tx: Db; member: MemberRow; company: CompanyRow };
/** Returns the notification to send after the commit. */
type Work = (within: Within) => Promise<(() => unknown) | void>;

/** The members of a company and its invitations, as owners and managers change them. */
export class MemberService {
  constructor(private readonly deps: Dependencies) {}

  async list(visitor: Visitor) {
    const { company } = requireMember(visitor, 'company.read');
    return membersOf(this.deps, visitor, company);
  }

  async options(visitor: Visitor) {
    const { company } = requireMember(visitor, 'company.read');
    const rows = await new MemberRepository(this.deps.db).list(company.id);
    return rows
      .filter(({ state }) => state === 'active')
      .map(({ id, surname, name }) => ({ value: id, label: `${surname} ${name}` }));
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

  inviteAgain(visitor: Visitor, id: string) {
    return this.change(visitor, id, ({ tx, member, company }) => renewInvitation(this.deps, tx, company, member));
  }

  async edit(visitor: Visitor, id: string, card: Card) {
    const { company } = requireMember(visitor, 'employees.manage');
    await this.deps.files.mustHave(company.id, { photo: card.photo ? [card.photo] : [] });
    await mustHaveBranch(this.deps.db, company.id, card.branch_id);
    return this.change(visitor, id, async ({ repository, tx, member, company }) => {
      if (card.role !== member.role) mustGive(visitor, card.role);
      if (card.role !== 'company_owner') await mustKeepOwner(repository, member);
      await repository.update(member.id, card);
      if (member.state === 'active' && member.user_id && card.role !== member.role)
        await this.deps.membership.setRole(tx, member.user_id, member.company_id, card.role);
      if (card.show_on_site && !member.show_on_site) return () => this.requestPublicationConsent(member, company);
    });
  }

  remove(visitor: Visitor, id: string) {
    const { now, membership, handOver, consents, notices } = this.deps;
    return this.change(visitor, id, async ({ repository, tx, member, company }) => {
      if (member.user_id === visitor.user?.id) throw memberProblems.noAccess();
      await mustKeepOwner(repository, member);
      await repository.update(member.id, { state: 'removed', decided_at: now(), photo: null, show_on_site: false });
      if (member.state === 'invited' || !member.user_id) return;
      await membership.release(tx, member.user_id);
      // The member's work for the company goes to another owner, who gets its notices from then on.
      const { user_id } = member;
      const newOwner = await repository.otherOwner(company.id, member.id);
      if (newOwner?.user_id)
        for (const reassign of handOver)
          await reassign(tx, { companyId: company.id, from: user_id, to: newOwner.user_id });
      // Consent to publication covers only the time of employment.
      await consents.withdraw(user_id, 'publication', tx);
      return () => notices.removed(member, company.name);
    });
  }

  /** Changes a member with the company locked. Throws `notFound` for members of other companies. */
  private async change(visitor: Visitor, id: string, work: Work): Promise<CompanyMember[]> {
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
    return membersOf(this.deps, visitor, company);
  }

  /** Notifies a member without consent about where to give it. */
  private async requestPublicationConsent(member: MemberRow, company: CompanyRow): Promise<void> {
    if (member.state !== 'active' || !member.user_id) return;
    const agreed = await this.deps.consents.agreedAmong([member.user_id], 'publication');
    if (!agreed.has(member.user_id)) await this.deps.notices.publicationRequested(member, company.name);
  }
}
