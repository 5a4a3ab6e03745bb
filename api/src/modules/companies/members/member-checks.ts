import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { MemberRow } from '../../../tables/company-tables.ts';
import type { Visitor } from '../../session/visitor.ts';
import { EntryRepository } from '../entries/entry-repository.ts';
import { memberProblems } from './member-problems.ts';
import type { MemberRepository } from './member-repository.ts';
import { rolesToGive } from './member-view.ts';

export function mustGive(visitor: Visitor, role: MemberRow['role']): void {
  if (!rolesToGive(visitor).includes(role)) throw memberProblems.noAccess();
}

export async function mustKeepOwner(repository: MemberRepository, member: MemberRow): Promise<void> {
  if (member.role !== 'company_owner' || member.state !== 'active') return;
  if (!(await repository.otherOwner(member.company_id, member.id))) throw memberProblems.lastOwner();
}

export async function mustHaveBranch(db: Db, companyId: number, id: string | null = null): Promise<void> {
  if (id !== null && !(await new EntryRepository(db).find(companyId, 'branch', id)))
    throw problems.invalid({ branch_id: 'Выберите филиал компании' });
}
