import type { DecidedBy } from '@site/contracts/company-members';
import type { Db } from '../../../db/database.ts';
import type { CompanyRow, MemberRow } from '../../../tables/company-tables.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
import { MemberRepository } from './member-repository.ts';

const cardOf = ({ phone, surname, name, patronymic, email, position }: UserRow) => ({
  phone,
  surname,
  name,
  patronymic,
  email,
  position,
});

/** The role after approval by the manufacturer: owner, unless the company has one. */
const firstRole = async (repository: MemberRepository, companyId: number): Promise<MemberRow['role']> =>
  (await repository.hasActive(companyId, ['company_owner'])) ? 'company_employee' : 'company_owner';

/** Updates the member card to the user's new number, which frees the old one for invitations. */
export const moveMemberPhone = (tx: Db, { userId, to }: { userId: string; to: string }) =>
  new MemberRepository(tx).movePhone(userId, to);

/**
 * The only place that changes a user's role and company. `users` repeats the membership, so that each request reads it
 * with the session; both tables are written in the caller's transaction.
 */
export class Membership {
  constructor(private readonly now: () => Date) {}

  setRole(tx: Db, userId: string, companyId: number, role: MemberRow['role']) {
    return new MemberRepository(tx).setUser(userId, { role, company_id: companyId, user_access_moderation: false });
  }

  async activate(tx: Db, member: MemberRow, user: UserRow) {
    await new MemberRepository(tx).update(member.id, { state: 'active', user_id: user.id, decided_at: this.now() });
    return this.setRole(tx, user.id, member.company_id, member.role);
  }

  release(tx: Db, userId: string) {
    return new MemberRepository(tx).setUser(userId, {
      role: 'customer',
      company_id: null,
      user_access_moderation: false,
    });
  }

  /** Finds or inserts the company of a tax number; concurrent calls return the same company. */
  async company(tx: Db, name: string, inn: string): Promise<CompanyRow> {
    const repository = new MemberRepository(tx);
    const company = (await repository.addCompany(name, inn)) ?? (await repository.company({ inn }));
    if (!company) throw new Error(`Company ${inn} was neither inserted nor found`);
    return company;
  }

  /** A company with an active owner or manager decides itself, otherwise the manufacturer does. */
  async decidedBy(tx: Db, companyId: number): Promise<DecidedBy> {
    return (await new MemberRepository(tx).hasActive(companyId, ['company_owner', 'company_manager']))
      ? 'company'
      : 'manufacturer';
  }

  /** Requests membership. Undefined when the user is an active or pending member already. */
  async request(tx: Db, user: UserRow, company: CompanyRow): Promise<UserRow | undefined> {
    const repository = new MemberRepository(tx);
    const member = await repository.insert({
      ...cardOf(user),
      company_id: company.id,
      user_id: user.id,
      state: 'pending',
      created_at: this.now(),
    });
    if (!member) return undefined;
    return repository.setUser(user.id, {
      role: 'company_pending',
      company_id: company.id,
      user_access_moderation: true,
    });
  }

  /**
   * Makes a user approved by the manufacturer an active member without acceptance by the company. The first member
   * becomes the owner. Returns false when the user is an active or pending member of another company.
   */
  async attach(tx: Db, user: UserRow, company: CompanyRow): Promise<boolean> {
    const repository = new MemberRepository(tx);
    await repository.lockCompany(company.id);
    const role = await firstRole(repository, company.id);
    const [own] = await repository.ofUser(user.id);
    if (own?.company_id === company.id) {
      // The company has accepted the user in the meantime.
      if (own.state === 'active') return true;
      await repository.update(own.id, { role });
      await this.activate(tx, { ...own, role }, user);
      return true;
    }
    const at = { created_at: this.now(), decided_at: this.now() };
    const person = { ...cardOf(user), company_id: company.id, user_id: user.id };
    if (!(await repository.insert({ ...person, ...at, state: 'active', role }))) return false;
    await this.setRole(tx, user.id, company.id, role);
    return true;
  }

  /**
   * Denies the pending request after a rejection by the manufacturer. Without one for this company, nothing changes.
   */
  async deny(tx: Db, user: UserRow, companyId: number, reason: string) {
    const repository = new MemberRepository(tx);
    const asked = (await repository.ofUser(user.id)).find(
      ({ company_id, state }) => company_id === companyId && state === 'pending',
    );
    if (!asked) return;
    await repository.update(asked.id, { state: 'denied', reason, decided_at: this.now() });
    await this.release(tx, user.id);
  }

  /**
   * At login, accepts the latest invitation of the user's number and withdraws a pending request elsewhere, unless
   * the user is an active member.
   */
  async admit(tx: Db, person: { user: UserRow; company: CompanyRow | null }) {
    const { user } = person;
    if (user.came_user || (user.role !== 'customer' && user.role !== 'company_pending')) return person;
    const repository = new MemberRepository(tx);
    const [invitation] = await repository.invitations(user.phone, this.now());
    if (!invitation) return person;
    for (const asked of await repository.ofPhone(user.phone))
      if (asked.state === 'pending') await repository.update(asked.id, { state: 'removed', decided_at: this.now() });
    const admitted = await this.activate(tx, invitation, user);
    const company = await repository.company({ id: invitation.company_id });
    return admitted && company ? { user: admitted, company } : person;
  }
}
