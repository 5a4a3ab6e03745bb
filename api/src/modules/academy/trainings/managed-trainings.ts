import type {
  ManagedTraining,
  ManagedTrainingRow,
  TrainingChoices,
  TrainingFields,
} from '@site/contracts/manage-academy';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { TrainingRow } from '../../../tables/academy-tables.ts';
import type { EntryKind } from '../managed/managed-entries.ts';
import { TrainerRepository } from '../trainers/trainer-repository.ts';
import { fullName } from '../trainers/trainer-view.ts';
import { TrainingRepository } from './training-repository.ts';
import { trainingPath } from './training-view.ts';

type View = Omit<ManagedTraining, 'slug' | 'is_hidden' | 'revision' | 'decisions'>;

/** The picture in shared links; the programmes of the demonstration have their own. */
const SCENE = 'academy';

function mistakesOf({ type, price, partner_price, course_id }: TrainingFields, former: TrainingRow | undefined) {
  const isOnline = type === 'online';
  const mistakes = {
    type: former && former.type !== type && 'Вид не\u00a0меняется: создайте другую программу',
    course_id: isOnline
      ? course_id === null && 'Укажите курс системы обучения'
      : course_id !== null && 'Номер бывает у\u00a0онлайн-курса',
    price: isOnline && price > 0 && 'Онлайн-курс бесплатный',
    partner_price:
      partner_price !== null && partner_price > price && 'Цена для\u00a0партнёров не\u00a0может быть больше обычной',
  };
  return Object.fromEntries(Object.entries(mistakes).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

async function columnsOf(db: Db, { required_training, trainers, ...fields }: TrainingFields, former?: TrainingRow) {
  const mistakes = mistakesOf({ ...fields, required_training, trainers }, former);
  if (Object.keys(mistakes).length > 0) throw problems.invalid(mistakes);
  const [required, teaching] = await Promise.all([
    required_training === null ? null : new TrainingRepository(db).find(required_training),
    new TrainerRepository(db).bySlugs(trainers),
  ]);
  if (required === undefined || (required && required.id === former?.id))
    throw problems.invalid({ required_training: 'Выберите другую программу' });
  const ids = trainers.map((slug) => teaching.find((trainer) => trainer.slug === slug)?.id);
  if (ids.includes(undefined)) throw problems.invalid({ trainers: 'Такого преподавателя нет' });
  return {
    ...fields,
    scene: former?.scene ?? SCENE,
    required_training_id: required?.id ?? null,
    trainer_ids: ids as number[],
  };
}

export const trainingKind: EntryKind<TrainingRow, TrainingFields, ManagedTrainingRow, View> = {
  noun: 'trainings',
  names: {
    ...{ type: 'вид', category: 'направление', title: 'название', lead: 'описание', level: 'уровень' },
    ...{ duration_hours: 'длительность', programme: 'программа', audience: 'для\u00a0кого', result: 'итог' },
    ...{ requirements: 'требования', price: 'цена', partner_price: 'цена для\u00a0партнёров' },
    ...{ validity_months: 'срок сертификата', required_training_id: 'нужный сертификат' },
    ...{ trainer_ids: 'преподаватели', materials: 'материалы', course_id: 'курс' },
  },
  titleOf: (fields) => fields.title,
  columnsOf,
  toListed: async (_db, rows) =>
    rows.map(({ slug, is_hidden, type, category, price, ...row }) => ({
      ...{ slug, is_hidden, title: row.title, type, category, price },
    })),
  async toView(db, row) {
    const [required, teaching] = await Promise.all([
      new TrainingRepository(db).requiredFor(row.id),
      new TrainerRepository(db).byIds(row.trainer_ids),
    ]);
    const { type, category, level, audience, requirements, result, duration_hours, price, partner_price } = row;
    const { programme, validity_months, materials, course_id } = row;
    return {
      ...{ type, category, level, title: row.title, lead: row.lead, audience, requirements, result },
      ...{ duration_hours, price, partner_price, programme, validity_months, materials, course_id },
      required_training: required?.slug ?? null,
      trainers: teaching.map(({ slug }) => slug),
      url: trainingPath(row),
    };
  },
};

/** Trainings that can be required, and trainers; without the hidden ones. */
export async function trainingChoices(db: Db): Promise<TrainingChoices> {
  const [trainings, trainers] = await Promise.all([
    new TrainingRepository(db).list(),
    new TrainerRepository(db).list(),
  ]);
  return {
    trainings: trainings.map((one) => ({ slug: one.slug, title: one.title })),
    trainers: trainers.map((trainer) => ({ slug: trainer.slug, name: fullName(trainer) })),
  };
}
