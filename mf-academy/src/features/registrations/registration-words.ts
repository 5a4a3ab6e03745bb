import type { EventRegistration } from '@site/contracts/academy';
import type { BadgeProps } from '@site/ui/badge';

type State = EventRegistration['state'];

/** For the staff; participants get the label of the API. */
export const stateNames: Record<State, string> = {
  awaiting_payment: 'Ждёт оплаты',
  confirmed: 'Подтверждена',
  waitlist: 'Лист ожидания',
  offered: 'Место предложено',
  cancelled: 'Отменена',
};

export const stateTones: Record<State, NonNullable<BadgeProps['tone']>> = {
  confirmed: 'success',
  awaiting_payment: 'warning',
  waitlist: 'info',
  offered: 'warning',
  cancelled: 'neutral',
};
