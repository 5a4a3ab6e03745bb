import type { ManagedTrainer, ManagedTrainerRow, TrainerFields } from '@site/contracts/manage-academy';
import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { TrainerRow } from '../../../tables/academy-tables.ts';
import { Photographs } from '../../media/library/photographs.ts';
import type { EntryKind } from '../managed/managed-entries.ts';
import { type PicturedTrainer, TrainerRepository } from './trainer-repository.ts';
import { fullName, photoOf } from './trainer-view.ts';

type View = Omit<ManagedTrainer, 'slug' | 'is_hidden' | 'revision' | 'decisions'>;

async function columnsOf(db: Db, { portrait, ...fields }: TrainerFields, now: Date) {
  if (fields.working_since > Number(siteDay(now).slice(0, 4)))
    throw problems.invalid({ working_since: 'Этот год ещё не\u00a0наступил' });
  const photo = portrait === null ? null : await new Photographs(db).keep(portrait);
  if (photo === undefined) throw problems.invalid({ portrait: 'Такой фотографии в\u00a0библиотеке нет' });
  return { ...fields, portrait_id: photo?.id ?? null };
}

const pictured = (db: Db, rows: readonly TrainerRow[]): Promise<PicturedTrainer[]> =>
  new TrainerRepository(db).byIds(rows.map(({ id }) => id));

export const trainerKind = (now: () => Date): EntryKind<TrainerRow, TrainerFields, ManagedTrainerRow, View> => ({
  noun: 'trainers',
  names: {
    ...{ surname: 'фамилия', name: 'имя', patronymic: 'отчество', position: 'должность', email: 'почта' },
    ...{ biography: 'о\u00a0преподавателе', categories: 'направления', working_since: 'год начала работы' },
    portrait_id: 'портрет',
  },
  titleOf: (fields) => fullName(fields),
  columnsOf: (db, fields) => columnsOf(db, fields, now()),
  async toListed(db, rows) {
    const photos = await pictured(db, rows);
    return rows.map(({ id, slug, is_hidden, ...row }) => {
      const trainer = photos.find((one) => one.id === id);
      return {
        slug,
        is_hidden,
        name: fullName(row),
        position: row.position,
        picture: trainer ? photoOf(trainer) : null,
      };
    });
  },
  async toView(db, row) {
    const [trainer] = await pictured(db, [row]);
    const { biography, categories, working_since, email } = row;
    return {
      ...{ surname: row.surname, name: row.name, patronymic: row.patronymic, position: row.position },
      ...{ biography, categories, working_since, email },
      portrait: trainer?.portrait?.name ?? null,
      picture: trainer ? photoOf(trainer) : null,
      url: paths.academyTrainer(row.slug),
    };
  },
});
