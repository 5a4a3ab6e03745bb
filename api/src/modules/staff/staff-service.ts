import type { StaffMember } from '@site/contracts/manage-staff';
import type { StaffRole } from '@site/contracts/staff-rights';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { staffRolesOf } from '../session/visitor.ts';
import { SecondFactorRepository } from './second-factor-repository.ts';
import { StaffRepository } from './staff-repository.ts';

const NOUN = 'staff';

const ofCompany = () => {
  const message =
    'Этот человек состоит в\u00a0компании-партнёре. Сотрудник производителя не\u00a0может быть её участником';
  return new ProblemError(409, 'staff_company', message, { fields: { phone: message } });
};
const isMember = () => {
  const message = 'У\u00a0этого сотрудника уже есть роли. Измените их в\u00a0списке';
  return new ProblemError(409, 'staff_exists', message, { fields: { phone: message } });
};
const noUser = () => {
  const { statusCode, code, message } = problems.noUser();
  return new ProblemError(statusCode, code, message, { fields: { phone: message } });
};
const oneself = () =>
  new ProblemError(409, 'staff_self', 'Свои права и\u00a0второй фактор меняет другой администратор');

type NewPerson = { phone: string; surname?: string | undefined; name?: string | undefined };
type NewMember = NewPerson & { roles: StaffRole[] };

/** Author of a decision: the name for the history, and the administrator's user; null for the key of the settings. */
export type Actor = { author: string; userId: string | null };
type Deps = { db: Db; sessions: SessionService; decisions: DecisionService };

/** Employees of the manufacturer with roles in the back office. */
export class StaffService {
  constructor(private readonly deps: Deps) {}

  async list(self: string | null): Promise<{ items: StaffMember[] }> {
    const rows = await new StaffRepository(this.deps.db).list();
    return {
      items: rows.map(({ user, confirmed_at, recovery_codes }) => ({
        phone: user.phone,
        name: `${user.surname} ${user.name}`,
        roles: user.staff_roles,
        second_factor: confirmed_at ? 'set' : 'none',
        recovery_codes,
        is_blocked: user.is_blocked,
        is_self: user.id === self,
      })),
    };
  }

  /**
   * The user becomes an employee of the manufacturer, which members of a company cannot be. A person without an account
   * gets one, if the name is given: the employer needs no consent to the data of its employees.
   */
  async add({ roles, ...person }: NewMember, actor: Actor) {
    await this.deps.db.transaction(async (tx) => {
      const user = await this.employee(tx, person);
      if (user.came_user && user.staff_roles.length > 0) throw isMember();
      await new StaffRepository(tx).setRoles(user.id, roles);
      await this.record(tx, user, actor, 'add', roles.join(', '));
    });
    return this.list(actor.userId);
  }

  async hasAdministrator(): Promise<boolean> {
    return new StaffRepository(this.deps.db).hasAdministrator();
  }

  /** Makes the person an administrator; throws `not found` when the site has one. */
  async addFirst(person: Required<NewPerson>) {
    await this.deps.db.transaction(async (tx) => {
      const repository = new StaffRepository(tx);
      await repository.lockFirst();
      if (await repository.hasAdministrator()) throw problems.notFound();
      const user = await this.employee(tx, person);
      const roles = staffRolesOf({ user });
      await repository.setRoles(user.id, [...roles, 'administrator']);
      const actor = { author: `${user.surname} ${user.name}`, userId: user.id };
      await this.record(tx, user, actor, 'first-administrator');
    });
  }

  /** A user who may be an employee of the manufacturer; created from both names. */
  private async employee(tx: Db, { phone, surname, name }: NewPerson): Promise<UserRow> {
    const repository = new StaffRepository(tx);
    const known = await repository.find(phone);
    const user = known ?? (surname && name ? await repository.create({ phone, surname, name }) : undefined);
    if (!user || user.is_blocked) throw noUser();
    if (user.company_id !== null) throw ofCompany();
    return user;
  }

  change(phone: string, roles: StaffRole[], actor: Actor) {
    return this.decide(phone, actor, async (tx, user) => {
      await new StaffRepository(tx).setRoles(user.id, roles);
      await this.record(tx, user, actor, 'change', roles.join(', '));
    });
  }

  remove(phone: string, actor: Actor) {
    return this.decide(phone, actor, async (tx, user) => {
      await new StaffRepository(tx).setRoles(user.id, []);
      await this.closeSessions(tx, user);
      await this.record(tx, user, actor, 'remove');
    });
  }

  resetSecondFactor(phone: string, actor: Actor) {
    return this.decide(phone, actor, async (tx, user) => {
      if (!(await this.closeSessions(tx, user))) throw problems.noChanges();
      await this.record(tx, user, actor, 'reset-second-factor');
    });
  }

  private async decide(phone: string, actor: Actor, work: (tx: Db, user: UserRow) => Promise<void>) {
    await this.deps.db.transaction(async (tx) => {
      const user = await new StaffRepository(tx).find(phone);
      if (!user?.came_user || user.staff_roles.length === 0) throw problems.notFound();
      if (user.id === actor.userId) throw oneself();
      await work(tx, user);
    });
    return this.list(actor.userId);
  }

  /** Removes the second factor. Returns false when there was none. */
  private async closeSessions(tx: Db, { id }: UserRow): Promise<boolean> {
    await this.deps.sessions.stepDown(tx, id);
    return new SecondFactorRepository(tx).remove(id);
  }

  private record(tx: Db, { phone }: UserRow, { author }: Actor, action: string, text?: string) {
    return this.deps.decisions.record(tx, { author, noun: NOUN, subject: phone, action, text });
  }
}
