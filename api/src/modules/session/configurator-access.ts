import { problems } from '../../errors.ts';
import type { UserRow } from '../account/account-tables.ts';
import { mayDo, type Visitor } from './visitor.ts';

/** What the gate before the configurator draws itself from: exactly these four flags. */
const moderationFlags = ({ user, company }: Visitor) => ({
  dealer_access: company?.dealer_access ?? false,
  dealer_access_moderation: company?.dealer_access_moderation ?? false,
  kp_access_moderation: company?.kp_access_moderation ?? false,
  user_access_moderation: user?.user_access_moderation ?? false,
});

/** The configurator is the company's own right; the manufacturer's employees may try it as a demonstration. */
export function requireConfigurator(visitor: Visitor): UserRow {
  if (!visitor.user) throw problems.unauthorized();
  if (!mayDo(visitor, 'proposals.own')) throw problems.forbidden(moderationFlags(visitor));
  return visitor.user;
}
