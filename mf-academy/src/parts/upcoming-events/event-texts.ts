import type { EventCard } from '@site/contracts/blocks';
import { formatEventTime } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';

export const eventTime = ({ starts_at, ends_at, timezone }: EventCard): string =>
  formatEventTime(starts_at, ends_at, timezone);

export const eventPrice = ({ price }: EventCard): string => (price === 0 ? 'Бесплатно' : formatPrice(price));
