import type { EventCard } from '@site/contracts/blocks';
import { formatEventTime } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';

export const eventTime = ({ starts_at, ends_at, timezone }: EventCard): string =>
  typograph(formatEventTime(starts_at, ends_at, timezone));
