import type { ClaimState } from '@site/contracts/warranty-lists';
import type { BadgeProps } from '@site/ui/badge';

export const claimTones: Record<ClaimState, BadgeProps['tone']> = {
  new: 'warning',
  review: 'info',
  question: 'neutral',
  accepted: 'success',
  refused: 'danger',
  closed: 'neutral',
};
