import type { OrderRequestOfBuyer } from '@site/contracts/orders';
import type { BadgeProps } from '@site/ui/badge';

export const requestKinds: Record<OrderRequestOfBuyer['kind'], string> = {
  question: 'Вопрос',
  return: 'Запрос на\u00a0возврат',
};

export const requestTones: Record<OrderRequestOfBuyer['state'], BadgeProps['tone']> = {
  open: 'info',
  answered: 'success',
  accepted: 'success',
  refused: 'danger',
};
