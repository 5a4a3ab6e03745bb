import { requirePermission } from '../../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { RegistrationRow } from '../../../tables/academy-tables.ts';

export type Owner = { userId: string; companyId: number | null };

/** The visitor's user and, for a visitor who may register others, the company. */
export function ownerOf(visitor: Visitor): Owner {
  const user = requirePermission(visitor, 'training.register_self');
  const company = mayDo(visitor, 'training.register_others') ? memberCompanyOf(visitor) : null;
  return { userId: user.id, companyId: company?.id ?? null };
}

/** Participants see their registrations; only the owner can act on them. */
export type Viewer = Owner & { phone: string; registersOthers: boolean };
export const viewerOf = (visitor: Visitor): Viewer => ({
  ...ownerOf(visitor),
  phone: requirePermission(visitor, 'training.register_self').phone,
  registersOthers: mayDo(visitor, 'training.register_others'),
});

export const isOwn = (row: Pick<RegistrationRow, 'user_id' | 'company_id'>, { userId, companyId }: Owner): boolean =>
  row.user_id === userId || (companyId !== null && row.company_id === companyId);
