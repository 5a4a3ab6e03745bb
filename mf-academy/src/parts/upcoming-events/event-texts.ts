import type { EventCard } from '@site/contracts/blocks';
import { formatEventTime } from '@site/kernel/events';

export const eventTime = ({ starts_at, ends_at, timezone }: EventCard): string =>
  formatEventTime(starts_at, ends_at, timezone);
