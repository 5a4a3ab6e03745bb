import type { RequestState } from '@site/contracts/form-request-lists';
import type { BadgeProps } from '@site/ui/badge';

export const requestTones: Record<RequestState, BadgeProps['tone']> = {
  new: 'warning',
  taken: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** «З-000123» → «123», for the address of its page. */
export const requestId = (number: string) => String(Number(number.replace(/\D/g, '')));
