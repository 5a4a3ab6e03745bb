import type { TrainingCard as Training } from '@site/contracts/academy-trainings';
import { Grid } from '@site/ui/layout';
import { TrainingCard } from './training-card.tsx';

interface TrainingsListProps {
  trainings: readonly Training[];
  headingLevel?: 2 | 3;
}

export const TrainingsList = ({ trainings, headingLevel }: TrainingsListProps) => (
  <Grid min={320} role="list" aria-label="Программы обучения">
    {trainings.map((training) => (
      <TrainingCard key={training.url} training={training} {...(headingLevel && { headingLevel })} />
    ))}
  </Grid>
);
