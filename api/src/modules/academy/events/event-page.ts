import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../../errors.ts';
import { sceneShareImage } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import { academyCrumb } from '../academy-page.ts';
import type { LocationRow } from '../../../tables/academy-tables.ts';
import type { EventMaterials } from '../materials/event-materials.ts';
import type { RegistrationService } from '../registrations/registration-service.ts';
import type { TrainerRepository } from '../trainers/trainer-repository.ts';
import { toTrainerLink } from '../trainers/trainer-view.ts';
import type { TrainingRepository } from '../trainings/training-repository.ts';
import { toTrainingLink } from '../trainings/training-view.ts';
import { calendarCrumb } from './calendar-page.ts';
import type { EventRepository } from './event-repository.ts';
import { eventStructuredData } from './event-structured-data.ts';
import { toCalendarEvent } from './event-view.ts';

export type EventPageDeps = {
  /** Uncached: a visitor who has just registered sees the current number of seats. */
  events: EventRepository;
  trainers: TrainerRepository;
  trainings: TrainingRepository;
  registrations: RegistrationService;
  materials: EventMaterials;
  seo: SeoBuilder;
  now: () => Date;
};

const toLocation = ({ slug, title, address, how_to_get_there }: LocationRow) => ({
  url: paths.academyLocation(slug),
  title,
  address,
  how_to_get_there,
});

export async function eventPage(
  { events, trainers: people, trainings, registrations, materials, seo, now }: EventPageDeps,
  slug: string,
  visitor: Visitor,
): Promise<PageResponse> {
  const row = await events.find(slug);
  if (!row) throw problems.notFound();
  const [location, trainers, training, required, registering, files] = await Promise.all([
    events.locationOf(row),
    people.byIds(row.trainer_ids),
    row.training_id === null ? undefined : trainings.byId(row.training_id),
    trainings.requiredFor(row.training_id),
    registrations.forVisitor(visitor, row),
    materials.forVisitor(visitor, row),
  ]);
  const event = toCalendarEvent(row, { visitor, now: now() });
  return {
    seo: seo.build({
      title: row.title,
      description: row.lead,
      h1: row.title,
      path: event.url,
      crumbs: [academyCrumb, calendarCrumb, { name: row.title, url: event.url }],
      ...(training && { image: sceneShareImage(training.scene) }),
      jsonld: [eventStructuredData(row, { location, trainers, seo })],
    }),
    content: [],
    pagedata: {
      kind: 'academy-event',
      event: {
        ...event,
        lead: row.lead,
        programme: row.programme,
        seats_total: row.seats_total,
        registration_closes_at: row.registration_closes_at.toISOString(),
        training: training ? toTrainingLink(training) : null,
        required: required ? toTrainingLink(required) : null,
        trainers: trainers.map(toTrainerLink),
        location: location ? toLocation(location) : null,
      },
      registering: registering && { ...registering, materials: files },
    },
  };
}
