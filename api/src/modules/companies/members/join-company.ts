import type { DecidedBy } from '@site/contracts/company-members';
import { DAY } from '@site/kernel/dates';
import { isInn } from '@site/kernel/inn';
import { ruleMessages } from '@site/kernel/text-rules';
import type { Db } from '../../../db/database.ts';
import { ProblemError } from '../../../errors.ts';
import type { CompanyRow } from '../../../tables/company-tables.ts';
import type { UserRow } from '../../../tables/user-tables.ts';
import { requirePermission } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import { memberProblems } from './member-problems.ts';
import { MemberRepository } from './member-repository.ts';
import type { NotifyManagers } from './notify-managers.ts';

/** Wait after a denied request. */
const WEEK = 7 * DAY;

/**
 * Requests membership in the company of a tax number. Undefined when the user is an active or pending member already.
 */
export type EnterCompany = (
  tx: Db,
  user: UserRow,
  named: { inn: string; name: string },
) => Promise<{ user: UserRow; company: CompanyRow; decided_by: DecidedBy } | undefined>;

export type JoinDeps = { db: Db; enterCompany: EnterCompany; notifyManagers: NotifyManagers; now: () => Date };

/** Requests to join by tax number. A denied user has to wait a week. */
export async function joinCompany(
  { db, now, enterCompany, notifyManagers }: JoinDeps,
  visitor: Visitor,
  { inn, company: name }: { inn: string; company: string },
): Promise<DecidedBy> {
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
