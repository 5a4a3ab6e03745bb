import type { Trainer } from '@site/contracts/academy-trainers';
import type { TrainerLink } from '@site/contracts/trainer-link';
import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import { photoListPicture, portraitPicture } from '../../media/picture-urls.ts';
import type { TrainerRow } from '../../../tables/academy-tables.ts';
import type { PicturedTrainer } from './trainer-repository.ts';

export const fullName = ({ surname, name, patronymic }: Pick<TrainerRow, 'surname' | 'name' | 'patronymic'>) =>
  [surname, name, patronymic].filter(Boolean).join(' ');

/** The portrait of the library, or else the drawing. */
export function photoOf({ portrait, photo, name, surname }: PicturedTrainer) {
  const alt = `${name} ${surname}, портрет`;
  return portrait ? photoListPicture({ ...portrait, alt }) : photo && portraitPicture(photo, alt);
}

export const toTrainerLink = (row: PicturedTrainer): TrainerLink => ({
  url: paths.academyTrainer(row.slug),
  name: fullName(row),
  position: row.position,
  photo: photoOf(row),
});

export const toTrainer = (row: PicturedTrainer, now: Date): Trainer => ({
  ...toTrainerLink(row),
  categories: row.categories,
  experience_years: Number(siteDay(now).slice(0, 4)) - row.working_since,
});
