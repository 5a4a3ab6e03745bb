import { requirePermission } from '../../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { RegistrationRow } from '../academy-tables.ts';

export type Owner = { userId: string; companyId: number | null };

/** Whose registrations a visitor deals with: his own, and those of the company that he answers for. */
export function ownerOf(visitor: Visitor): Owner {
  const user = requirePermission(visitor, 'training.register_self');
  const company = mayDo(visitor, 'training.register_others') ? memberCompanyOf(visitor) : null;
  return { userId: user.id, companyId: company?.id ?? null };
}

/** Whoever takes part sees that he does, whoever has registered him; what is to be done about it is its owner's. */
export type Viewer = Owner & { phone: string };
export const viewerOf = (visitor: Visitor): Viewer => ({
  ...ownerOf(visitor),
  phone: requirePermission(visitor, 'training.register_self').phone,
});

export const isOwn = (row: Pick<RegistrationRow, 'user_id' | 'company_id'>, { userId, companyId }: Owner): boolean =>
  row.user_id === userId || (companyId !== null && row.company_id === companyId);
