import { trainingCategories } from '@site/contracts/academy-lists';
import type { TrainersQuery } from '@site/contracts/academy-trainers';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../../errors.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import { academyCrumb } from '../academy-page.ts';
import { unlisted } from '../managed/unlisted.ts';
import { thisMinute } from '../events/upcoming-events.ts';
import { toCalendarEvent } from '../events/event-view.ts';
import type { UpcomingRepository } from '../events/upcoming-repository.ts';
import type { TrainingRepository } from '../trainings/training-repository.ts';
import { toTrainingCards } from '../trainings/training-view.ts';
import type { TrainerRepository } from './trainer-repository.ts';
import { trainerStructuredData } from './trainer-structured-data.ts';
import { fullName, toTrainer } from './trainer-view.ts';

type Dependencies = {
  trainers: TrainerRepository;
  trainings: TrainingRepository;
  upcoming: UpcomingRepository;
  seo: SeoBuilder;
  now: () => Date;
};

const crumb = { name: 'Преподаватели', url: paths.academyTrainers() };

export class TrainerPages {
  constructor(private readonly deps: Dependencies) {}

  async list({ category }: TrainersQuery): Promise<PageResponse> {
    const { trainers, seo, now } = this.deps;
    const all = await trainers.list();
    const found = category ? all.filter(({ categories }) => categories.includes(category)) : all;
    return {
      seo: seo.build({
        title: 'Преподаватели академии',
        description:
          'Кто ведёт занятия академии: инженеры, которые проектируют, запускают и\u00a0ремонтируют оборудование.',
        h1: 'Преподаватели',
        path: crumb.url,
        crumbs: [academyCrumb, crumb],
        ...(category && { robots: 'noindex, follow' }),
      }),
      content: [],
      pagedata: {
        kind: 'academy-trainers',
        category: category ?? null,
        categories: trainingCategories.filter((one) => all.some(({ categories }) => categories.includes(one))),
        trainers: found.map((row) => toTrainer(row, now())),
      },
    };
  }

  async item(slug: string, visitor: Visitor): Promise<PageResponse> {
    const { trainers, now, upcoming, trainings, seo } = this.deps;
    const row = await trainers.find(slug);
    if (!row) throw problems.notFound();
    const minute = thisMinute(now());
    const [events, taught] = await Promise.all([upcoming.ofTrainer(minute, row.id), trainings.ofTrainer(row.id)]);
    const name = fullName(row);
    const trainer = toTrainer(row, now());
    return {
      seo: seo.build({
        title: `${name}\u00a0— преподаватель академии`,
        description: `${row.position}. ${row.biography}`,
        h1: name,
        path: trainer.url,
        crumbs: [academyCrumb, crumb, { name, url: trainer.url }],
        jsonld: [trainerStructuredData(row, seo)],
        ...unlisted(row),
      }),
      content: [],
      pagedata: {
        kind: 'academy-trainer',
        trainer: { ...trainer, biography: row.biography },
        trainings: await toTrainingCards(trainings, taught, { visitor, now: minute }),
        events: events.map((event) => toCalendarEvent(event, { visitor, now: now() })),
      },
    };
  }
}
