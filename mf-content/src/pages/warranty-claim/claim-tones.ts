import type { ClaimState } from '@site/contracts/warranty-lists';
import type { BadgeProps } from '@site/ui/badge';

export const claimTones: Record<ClaimState, BadgeProps['tone']> = {
  new: 'info',
  review: 'info',
  question: 'warning',
  accepted: 'success',
  refused: 'danger',
  closed: 'neutral',
};
