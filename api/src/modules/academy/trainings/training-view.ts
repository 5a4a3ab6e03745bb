import type { TrainingCard } from '@site/contracts/academy-trainings';
import { paths } from '@site/contracts/paths';
import type { Visitor } from '../../session/visitor.ts';
import type { EventRow, TrainingRow } from '../../../tables/academy-tables.ts';
import type { Reader } from '../events/event-view.ts';
import { shownSeatPrice } from '../seat-price.ts';
import type { TrainingRepository } from './training-repository.ts';

export const trainingPath = ({ type, category, slug }: Pick<TrainingRow, 'type' | 'category' | 'slug'>) =>
  type === 'online' ? paths.academyOnline(category, slug) : paths.academyTraining(category, slug);

export const toTrainingLink = (row: TrainingRow) => ({ url: trainingPath(row), title: row.title });

export const toTrainingCard = (row: TrainingRow, next: EventRow | undefined, visitor: Visitor): TrainingCard => ({
  ...toTrainingLink(row),
  lead: row.lead,
  type: row.type,
  category: row.category,
  level: row.level,
  duration_hours: row.duration_hours,
  ...shownSeatPrice(row, visitor),
  next: next ? { starts_at: next.starts_at.toISOString(), timezone: next.timezone, city: next.city } : null,
});

export async function toTrainingCards(
  trainings: Pick<TrainingRepository, 'nextEvents'>,
  rows: TrainingRow[],
  { visitor, now }: Reader,
): Promise<TrainingCard[]> {
  const ids = rows.map(({ id }) => id);
  const next = new Map((await trainings.nextEvents(now, ids)).map((event) => [event.training_id, event]));
  return rows.map((row) => toTrainingCard(row, next.get(row.id), visitor));
}
