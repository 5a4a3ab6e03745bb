import type { EventCard } from '@site/contracts/blocks';
import { shownEventTime } from '@site/kernel/events';

export const eventTime = ({ starts_at, ends_at, timezone }: EventCard): string =>
  shownEventTime(starts_at, ends_at, timezone);
