import type { Trainer } from '@site/contracts/academy-trainers';
import type { TrainerLink } from '@site/contracts/trainer-link';
import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import { portraitPicture } from '../../media/picture-urls.ts';
import type { TrainerRow } from '../../../tables/academy-tables.ts';

export const fullName = ({ surname, name, patronymic }: Pick<TrainerRow, 'surname' | 'name' | 'patronymic'>) =>
  [surname, name, patronymic].filter(Boolean).join(' ');

const photoOf = ({ photo, name, surname }: TrainerRow) =>
  photo && portraitPicture(photo, `${name} ${surname}, портрет`);

export const toTrainerLink = (row: TrainerRow): TrainerLink => ({
  url: paths.academyTrainer(row.slug),
  name: fullName(row),
  position: row.position,
  photo: photoOf(row),
});

export const toTrainer = (row: TrainerRow, now: Date): Trainer => ({
  ...toTrainerLink(row),
  categories: row.categories,
  experience_years: Number(siteDay(now).slice(0, 4)) - row.working_since,
});
