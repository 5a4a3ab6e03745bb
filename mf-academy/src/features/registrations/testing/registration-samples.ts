import type { EventRegistration } from '@site/contracts/academy';

export const registration: EventRegistration = {
  id: '7b0f7f0e-0000-4000-8000-000000000002',
  state: 'confirmed',
  label: 'Подтверждена',
  participants: [{ id: 1, name: 'Петрова Анна', position: 'Инженер', outcome: null }],
  reason: '',
  offered_until: null,
  pay_until: null,
  price: 0,
  invoice: null,
  is_own: true,
  may_cancel: true,
  may_replace: false,
  refund_percent: null,
  stream_url: null,
};
