import type { DecidedBy } from '@site/contracts/company-members';
import type { Db } from '../../../db/database.ts';
import type { CompanyRow, UserRow } from '../../account/account-tables.ts';
import type { MemberRow } from '../company-tables.ts';
import { createMemberRepository, type MemberRepository } from './member-repository.ts';

const cardOf = ({ phone, surname, name, patronymic, email, position }: UserRow) => ({
  phone,
  surname,
  name,
  patronymic,
  email,
  position,
});

/** Of whoever the manufacturer lets in: the head, unless the company has one. */
const firstRole = async (repository: MemberRepository, companyId: number): Promise<MemberRow['role']> =>
  (await repository.hasActive(companyId, ['company_owner'])) ? 'company_employee' : 'company_owner';

/**
 * The one place where a person's role and company change. `users` says what his membership comes to, so that every call
 * reads it with the session; both are written in the caller's transaction.
 */
export function createMembership(now: () => Date) {
  const setRole = (tx: Db, userId: string, companyId: number, role: MemberRow['role']) =>
    createMemberRepository(tx).setUser(userId, { role, company_id: companyId, user_access_moderation: false });

  async function activate(tx: Db, member: MemberRow, user: UserRow) {
    await createMemberRepository(tx).update(member.id, { state: 'active', user_id: user.id, decided_at: now() });
    return setRole(tx, user.id, member.company_id, member.role);
  }

  /** He becomes a plain customer. */
  const release = (tx: Db, userId: string) =>
    createMemberRepository(tx).setUser(userId, { role: 'customer', company_id: null, user_access_moderation: false });

  return {
    setRole,
    activate,

    /** The company of this tax number; two who name a new one at once come to the same. */
    async company(tx: Db, name: string, inn: string): Promise<CompanyRow> {
      const repository = createMemberRepository(tx);
      const company = (await repository.addCompany(name, inn)) ?? (await repository.company({ inn }));
      if (!company) throw new Error(`Company ${inn} is neither new nor known`);
      return company;
    },

    /** Whether somebody of the company may accept others; otherwise the manufacturer does. */
    decidedBy: async (tx: Db, companyId: number): Promise<DecidedBy> =>
      (await createMemberRepository(tx).hasActive(companyId, ['company_owner', 'company_manager']))
        ? 'company'
        : 'manufacturer',

    /** Whoever names a company waits until he is let in. Undefined: he works or waits somewhere already. */
    async ask(tx: Db, user: UserRow, company: CompanyRow): Promise<UserRow | undefined> {
      const repository = createMemberRepository(tx);
      const member = await repository.insert({
        ...cardOf(user),
        company_id: company.id,
        user_id: user.id,
        state: 'pending',
        created_at: now(),
      });
      if (!member) return undefined;
      return repository.setUser(user.id, {
        role: 'company_pending',
        company_id: company.id,
        user_access_moderation: true,
      });
    },

    /**
     * The manufacturer has approved him, so that nobody else needs to accept him. The first person of a company speaks for
     * it. False: he works or waits somewhere already.
     */
    async attach(tx: Db, user: UserRow, company: CompanyRow): Promise<boolean> {
      const repository = createMemberRepository(tx);
      await repository.lockCompany(company.id);
      const role = await firstRole(repository, company.id);
      const [own] = await repository.ofUser(user.id);
      if (own?.company_id === company.id) {
        // His company has let him in meanwhile.
        if (own.state === 'active') return true;
        await repository.update(own.id, { role });
        await activate(tx, { ...own, role }, user);
        return true;
      }
      const at = { created_at: now(), decided_at: now() };
      const person = { ...cardOf(user), company_id: company.id, user_id: user.id };
      if (!(await repository.insert({ ...person, ...at, state: 'active', role }))) return false;
      await setRole(tx, user.id, company.id, role);
      return true;
    },

    /** The manufacturer has refused him. Who does not wait for this company any more stays what he is. */
    async refuse(tx: Db, user: UserRow, companyId: number, reason: string) {
      const repository = createMemberRepository(tx);
      const asked = (await repository.ofUser(user.id)).find(
        ({ company_id, state }) => company_id === companyId && state === 'pending',
      );
      if (!asked) return;
      await repository.update(asked.id, { state: 'denied', reason, decided_at: now() });
      await release(tx, user.id);
    },

    release,

    /** He has another number: his card has it, and the old one can be invited. */
    movePhone: (tx: Db, { userId, to }: { userId: string; to: string }) =>
      createMemberRepository(tx).movePhone(userId, to),

    /** At a login: whoever works nowhere accepts the latest invitation of his number, and no longer waits elsewhere. */
    async admit(tx: Db, person: { user: UserRow; company: CompanyRow | null }) {
      const { user } = person;
      if (user.came_user || (user.role !== 'customer' && user.role !== 'company_pending')) return person;
      const repository = createMemberRepository(tx);
      const [invitation] = await repository.invitations(user.phone, now());
      if (!invitation) return person;
      for (const asked of await repository.ofPhone(user.phone))
        if (asked.state === 'pending') await repository.update(asked.id, { state: 'removed', decided_at: now() });
      const admitted = await activate(tx, invitation, user);
      const company = await repository.company({ id: invitation.company_id });
      return admitted && company ? { user: admitted, company } : person;
    },
  };
}

export type Membership = ReturnType<typeof createMembership>;
