import { eventTypeLabels, trainingCategoryLabels, trainingLevelLabels } from '@site/contracts/academy-lists';
import type { TrainingCard as Training } from '@site/contracts/academy-trainings';
import { formatDateRange } from '@site/kernel/dates';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { CardLink } from '@site/ui/link';
import { SeatPrice } from '../seat-price/seat-price.tsx';
import { formatHours } from './hours.ts';
import css from './training-card.module.css';

/** Returns when the training can be started. */
function startOf({ type, next }: Training): string {
  if (type === 'online') return 'В\u00a0любое время';
  if (!next) return 'Дата уточняется';
  return `${formatDateRange(next.starts_at, next.starts_at, next.timezone)}, ${next.city ?? 'онлайн'}`;
}

export function TrainingCard({ training, headingLevel = 2 }: { training: Training; headingLevel?: 2 | 3 }) {
  const { url, title, lead, type, category, level, duration_hours } = training;
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="listitem" className={css.item}>
      <Card className={css.card}>
        <div className={css.badges}>
          <Badge tone="info">{eventTypeLabels[type]}</Badge>
          <Badge>{trainingLevelLabels[level]}</Badge>
        </div>
        <Heading className={css.title}>
          <CardLink href={url}>{typograph(title)}</CardLink>
        </Heading>
        <p className={css.lead}>{typograph(lead)}</p>
        <p className={css.facts}>
          {formatHours(duration_hours)}&nbsp;· {trainingCategoryLabels[category]}
        </p>
        <p className={css.terms}>
          <span className={css.price}>
            <SeatPrice of={training} />
          </span>
          <span className={css.facts}>{startOf(training)}</span>
        </p>
      </Card>
    </div>
  );
}
