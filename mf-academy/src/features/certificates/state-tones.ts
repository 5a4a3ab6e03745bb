import type { AcademyCertificateState } from '@site/contracts/academy-lists';
import type { BadgeProps } from '@site/ui/badge';

export const stateTones: Record<AcademyCertificateState, NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  expiring: 'warning',
  expired: 'danger',
  revoked: 'danger',
  replaced: 'neutral',
};
