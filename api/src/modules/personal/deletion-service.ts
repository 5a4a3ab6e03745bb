import type { Db } from '../../db/database.ts';
import { processEach } from '../../process-each.ts';
import { ProblemError } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { CodeRequester } from '../auth/code-requester.ts';
import type { LoginCodes } from '../auth/login-codes.ts';
import type { HandOver } from '../companies/members/member-service.ts';
import { anonymise } from './anonymised-repository.ts';
import { createPersonalRepository } from './personal-repository.ts';

const GRACE = 30 * 24 * 60 * 60_000;

const purposeOf = ({ id }: UserRow) => `deletion ${id}`;

const lastOwner = () =>
  new ProblemError(
    409,
    'last_owner',
    'Вы\u00a0единственный руководитель компании. Назначьте другого, и\u00a0профиль можно будет удалить',
  );

type Dependencies = {
  db: Db;
  codes: LoginCodes;
  /** Called when a user leaves a company. */
  handOver: readonly HandOver[];
  failed: (error: unknown, user: string) => void;
  now: () => Date;
};

/** Deletes a profile 30 days after its owner confirmed with a code. Until then the owner can cancel. */
export function createDeletionService({ db, codes, handOver, failed, now }: Dependencies) {
  const repository = createPersonalRepository(db);

  const isLastOwner = async ({ id, role, company_id }: Pick<UserRow, 'id' | 'role' | 'company_id'>) =>
    role === 'company_owner' && company_id !== null && (await repository.isLastOwner(id, company_id));

  async function refuseLastOwner(user: UserRow) {
    if (await isLastOwner(user)) throw lastOwner();
  }

  /** Hands orders, proposals and registrations to the owner or manager who takes over. */
  async function handOverWork(tx: Db, { id, company_id: companyId }: { id: string; company_id: number | null }) {
    const successor = companyId === null ? undefined : await createPersonalRepository(tx).successorOf(id, companyId);
    if (companyId === null || !successor) return;
    for (const give of handOver) await give(tx, { companyId, from: id, to: successor });
  }

  return {
    async ask(user: UserRow, asker: CodeRequester) {
      await refuseLastOwner(user);
      return codes.send(user.phone, asker, purposeOf(user));
    },

    async begin({ user, sessionId }: { user: UserRow; sessionId: string }, code: string): Promise<Date> {
      const codeId = await codes.check(user.phone, code, { sessionId, purpose: purposeOf(user), field: 'code' });
      await refuseLastOwner(user);
      await codes.use(db, codeId);
      const at = new Date(now().getTime() + GRACE);
      await repository.setDeletion(user.id, at);
      return at;
    },

    keep: (user: UserRow) => repository.setDeletion(user.id, null),

    async sweep(): Promise<void> {
      const remove = async (user: Awaited<ReturnType<typeof repository.dueForDeletion>>[number]) => {
        // The other owner has left within the thirty days: keep the last one.
        if (await isLastOwner(user)) return;
        await db.transaction(async (tx) => {
          await handOverWork(tx, user);
          await anonymise(tx, user.id, now());
        });
      };
      await processEach(await repository.dueForDeletion(now()), remove, (error, { id }) => failed(error, id));
    },
  };
}

export type DeletionService = ReturnType<typeof createDeletionService>;
