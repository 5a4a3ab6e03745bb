import type { Trainer } from '@site/contracts/academy-trainers';
import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import type { TrainerRow } from '../academy-tables.ts';

export const fullName = ({ surname, name, patronymic }: Pick<TrainerRow, 'surname' | 'name' | 'patronymic'>) =>
  [surname, name, patronymic].filter(Boolean).join(' ');

export const toTrainerLink = (row: TrainerRow) => ({
  url: paths.academyTrainer(row.slug),
  name: fullName(row),
  position: row.position,
});

export const toTrainer = (row: TrainerRow, now: Date): Trainer => ({
  url: paths.academyTrainer(row.slug),
  name: fullName(row),
  position: row.position,
  categories: row.categories,
  experience_years: Number(siteDay(now).slice(0, 4)) - row.working_since,
});
