import type { EventStatus } from '@site/contracts/academy-lists';
import type { BadgeProps } from '@site/ui/badge';

export const statusTones: Record<EventStatus, NonNullable<BadgeProps['tone']>> = {
  planned: 'success',
  few_seats: 'warning',
  full: 'neutral',
  closed: 'neutral',
  running: 'info',
  finished: 'neutral',
  cancelled: 'danger',
};
