import { problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { accessOf, mayDo, type Visitor } from './visitor.ts';

const moderationFlags = ({ user, company }: Visitor) => ({
  dealer_access: accessOf(company).dealer_access,
  dealer_access_moderation: company?.dealer_access_moderation ?? false,
  kp_access_moderation: company?.kp_access_moderation ?? false,
  user_access_moderation: user?.user_access_moderation ?? false,
});

/**
 * Requires access to the configurator. Companies have it as their own right, the manufacturer's employees for
 * demonstration.
 */
export function requireConfigurator(visitor: Visitor): UserRow {
  if (!visitor.user) throw problems.unauthorized();
  if (!mayDo(visitor, 'proposals.own')) throw problems.forbidden(moderationFlags(visitor));
  return visitor.user;
}
