import type { OrderStatus } from '@site/contracts/orders';
import type { BadgeProps } from '@site/ui/badge';

const tones: Partial<Record<OrderStatus, BadgeProps['tone']>> = {
  awaiting_payment: 'warning',
  partially_paid: 'warning',
  return_requested: 'warning',
  paid: 'success',
  ready_for_pickup: 'success',
  delivered: 'success',
  completed: 'success',
  cancelled: 'danger',
  returned: 'neutral',
};

/** The badge tone of a status. `warning`: the buyer or the shop has to act. */
export const toneOf = (status: OrderStatus): BadgeProps['tone'] => tones[status] ?? 'info';
