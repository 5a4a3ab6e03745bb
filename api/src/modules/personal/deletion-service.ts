import { DAY } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import type { PersonalData } from '../../personal-data.ts';
import type { Jobs, Queue } from '../../jobs/jobs.ts';
import { ProblemError } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { CodeRequester } from '../auth/code-requester.ts';
import type { LoginCodes } from '../auth/login-codes.ts';
import type { HandOver } from '../companies/members/member-service.ts';
import { PersonalRepository } from './personal-repository.ts';

const GRACE = 30 * DAY;

const purposeOf = ({ id }: UserRow) => `deletion ${id}`;

const lastOwner = () =>
  new ProblemError(
    409,
    'last_owner',
    'Вы\u00a0единственный руководитель компании. Назначьте другого, и\u00a0профиль можно будет удалить',
  );

type DeletionDeps = {
  db: Db;
  jobs: Jobs;
  codes: LoginCodes;
  personalData: readonly PersonalData[];
  /** Called when a user leaves a company. */
  handOver: readonly HandOver[];
  now: () => Date;
};

/** Deletes a profile 30 days after its owner confirmed with a code. Until then the owner can cancel. */
export class DeletionService {
  private readonly repository: PersonalRepository;
  private readonly due: Queue<{ user: string }>;

  constructor(private readonly deps: DeletionDeps) {
    this.repository = new PersonalRepository(deps.db);
    this.due = deps.jobs.queue('deletions', {
      work: ({ user }) => this.remove(user),
      titleOf: ({ user }) => `Удаление профиля ${user}`,
      keyOf: ({ user }) => user,
    });
  }

  async ask(user: UserRow, asker: CodeRequester) {
    await this.refuseLastOwner(user);
    return this.deps.codes.send(user.phone, asker, purposeOf(user));
  }

  async begin({ user, sessionId }: { user: UserRow; sessionId: string }, code: string): Promise<Date> {
    const { codes, db, now } = this.deps;
    const codeId = await codes.check(user.phone, code, { sessionId, purpose: purposeOf(user), field: 'code' });
    await this.refuseLastOwner(user);
    await codes.use(db, codeId);
    const deletion_at = new Date(now().getTime() + GRACE);
    await this.repository.change(user.id, { deletion_at });
    return deletion_at;
  }

  async cancel(user: UserRow): Promise<void> {
    await this.repository.change(user.id, { deletion_at: null });
  }

  async sweep(): Promise<void> {
    const users = await this.repository.dueForDeletion(this.deps.now());
    await this.due.send(users.map(({ id: user }) => ({ user })));
  }

  private async remove(id: string): Promise<void> {
    const [user] = await this.repository.dueForDeletion(this.deps.now(), id);
    // The other owner has left within the thirty days: keep the last one.
    if (!user || (await this.isLastOwner(user))) return;
    await this.deps.db.transaction(async (tx) => {
      await this.handOverWork(tx, user);
      for (const module of this.deps.personalData) await module.erase?.(tx, user);
      await new PersonalRepository(tx).anonymise(user.id, this.deps.now());
    });
  }

  private async isLastOwner({ id, role, company_id }: UserRow): Promise<boolean> {
    return role === 'company_owner' && company_id !== null && this.repository.isLastOwner(id, company_id);
  }

  private async refuseLastOwner(user: UserRow): Promise<void> {
    if (await this.isLastOwner(user)) throw lastOwner();
  }

  /** Hands orders, proposals and registrations to the owner or manager who takes over. */
  private async handOverWork(tx: Db, { id, company_id: companyId }: UserRow): Promise<void> {
    const successor = companyId === null ? undefined : await new PersonalRepository(tx).successorOf(id, companyId);
    if (companyId === null || !successor) return;
    for (const give of this.deps.handOver) await give(tx, { companyId, from: id, to: successor });
  }
}
