import { Requisites } from '@site/contracts/company-requisites';
import { bankMistakes } from '../../../requisites/bank-checks.ts';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { requireMember } from '../../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import { RequisiteRepository } from './requisite-repository.ts';

/** Null unless the visitor may see them. */
export function requisitesFor(visitor: Visitor): Requisites | null {
  const company = memberCompanyOf(visitor);
  return company && mayDo(visitor, 'company.bank') ? Requisites.parse(company) : null;
}

/** Members can open the rest of the office page, so their error mentions only these data. */
export function requireHead(visitor: Visitor) {
  if (memberCompanyOf(visitor) && !mayDo(visitor, 'company.bank')) throw problems.noAccessToPart();
  return requireMember(visitor, 'company.bank');
}

/** Not public, so changes take effect without moderation. */
export async function saveRequisites(db: Db, visitor: Visitor, requisites: Requisites) {
  const { company } = requireHead(visitor);
  const mistakes = bankMistakes(requisites);
  if (Object.keys(mistakes).length > 0) throw problems.invalid(mistakes);
  const fields = Object.keys(requisites) as (keyof Requisites)[];
  if (fields.every((field) => company[field] === requisites[field]))
    return { status: 'ok' as const, code: 'no_changes' as const, requisites };
  await new RequisiteRepository(db).update(company.id, requisites);
  return { status: 'ok' as const, requisites };
}
