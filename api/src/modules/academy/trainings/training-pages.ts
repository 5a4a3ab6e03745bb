import { trainingCategories } from '@site/contracts/academy-lists';
import type { TrainingsQuery } from '@site/contracts/academy-trainings';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../../errors.ts';
import { sceneShareImage } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import { academyCrumb } from '../academy-page.ts';
import { unlisted } from '../managed/unlisted.ts';
import { thisMinute } from '../events/upcoming-events.ts';
import { toCalendarEvent } from '../events/event-view.ts';
import type { UpcomingRepository } from '../events/upcoming-repository.ts';
import type { EnrolmentService } from '../online/enrolment-service.ts';
import type { TrainerRepository } from '../trainers/trainer-repository.ts';
import { toTrainerLink } from '../trainers/trainer-view.ts';
import type { TrainingRepository } from './training-repository.ts';
import { trainingStructuredData } from './training-structured-data.ts';
import { toTrainingCard, toTrainingCards, toTrainingLink } from './training-view.ts';

type Dependencies = {
  trainings: TrainingRepository;
  trainers: TrainerRepository;
  upcoming: UpcomingRepository;
  enrolments: EnrolmentService;
  seo: SeoBuilder;
  now: () => Date;
};

const crumb = { name: 'Программы обучения', url: paths.academyTrainings() };

export class TrainingPages {
  constructor(private readonly deps: Dependencies) {}

  async list({ type, category }: TrainingsQuery, visitor: Visitor): Promise<PageResponse> {
    const { trainings, seo, now } = this.deps;
    const all = await trainings.list();
    const ofType = type ? all.filter((row) => row.type === type) : all;
    const found = category ? ofType.filter((row) => row.category === category) : ofType;
    return {
      seo: seo.build({
        title: 'Программы обучения академии',
        description:
          'Очное обучение, вебинары и\u00a0онлайн-курсы по\u00a0автоматике ворот, шлагбаумам, парковкам и\u00a0контролю доступа: программы, уровни, цены.',
        h1: 'Программы обучения',
        path: crumb.url,
        crumbs: [academyCrumb, crumb],
        ...(type && { robots: 'noindex, follow' }),
      }),
      content: [],
      pagedata: {
        kind: 'academy-trainings',
        type,
        category,
        categories: type ? trainingCategories.filter((one) => ofType.some((row) => row.category === one)) : [],
        trainings: await toTrainingCards(trainings, found, { visitor, now: thisMinute(now()) }),
      },
    };
  }

  /** Accepts any category in the address; the canonical URL has the right one. */
  async item(slug: string, visitor: Visitor): Promise<PageResponse> {
    const { trainings, upcoming, now, trainers, enrolments, seo } = this.deps;
    const row = await trainings.find(slug);
    if (!row) throw problems.notFound();
    const [events, teaching, required, learning] = await Promise.all([
      upcoming.ofTraining(thisMinute(now()), row.id),
      trainers.byIds(row.trainer_ids),
      row.required_training_id === null ? undefined : trainings.byId(row.required_training_id),
      enrolments.forVisitor(visitor, row),
    ]);
    const card = toTrainingCard(row, events[0], visitor);
    return {
      seo: seo.build({
        title: row.title,
        description: row.lead,
        h1: row.title,
        path: card.url,
        crumbs: [academyCrumb, crumb, { name: row.title, url: card.url }],
        image: sceneShareImage(row.scene),
        jsonld: [trainingStructuredData(row, { events, trainers: teaching, required, seo })],
        ...unlisted(row),
      }),
      content: [],
      pagedata: {
        kind: 'academy-training',
        training: {
          ...card,
          slug,
          programme: row.programme,
          audience: row.audience,
          result: row.result,
          validity_months: row.validity_months,
          requirements: row.requirements,
          required: required ? toTrainingLink(required) : null,
          trainers: teaching.map(toTrainerLink),
          materials: row.materials,
        },
        events: events.map((event) => toCalendarEvent(event, { visitor, now: now() })),
        learning,
      },
    };
  }
}
