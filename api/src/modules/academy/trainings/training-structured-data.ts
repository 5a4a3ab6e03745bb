import { trainingLevelLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { EventRow, TrainerRow, TrainingRow } from '../../../tables/academy-tables.ts';
import { fullName } from '../trainers/trainer-view.ts';
import { trainingPath } from './training-view.ts';

/** https://schema.org/Duration: «PT1H30M». */
function durationOf(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}`;
}

const modeOf = (city: string | null) => (city === null ? 'Online' : 'Onsite');

type Related = { events: EventRow[]; trainers: TrainerRow[]; required: TrainingRow | undefined; seo: SeoBuilder };

/** https://schema.org/Course, as https://developers.google.com/search/docs/appearance/structured-data/course-info reads it. */
export function trainingStructuredData(
  training: TrainingRow,
  { events, trainers, required, seo }: Related,
): Record<string, unknown> {
  const provider = { '@type': 'Organization', name: seo.brand, url: seo.absolute('/') };
  const instructor = trainers.map((trainer) => ({
    '@type': 'Person',
    name: fullName(trainer),
    url: seo.absolute(paths.academyTrainer(trainer.slug)),
  }));
  const workload = { courseWorkload: durationOf(training.duration_hours), instructor };
  const dated = events.map(({ slug, title, city, starts_at, ends_at }) => ({
    '@type': 'CourseInstance',
    name: title,
    url: seo.absolute(paths.academyEvent(slug)),
    courseMode: modeOf(city),
    startDate: starts_at.toISOString(),
    endDate: ends_at.toISOString(),
    ...(city && {
      location: { '@type': 'Place', name: city, address: { addressCountry: 'RU', addressLocality: city } },
    }),
    ...workload,
  }));
  const instances =
    training.type === 'online' ? [{ '@type': 'CourseInstance', courseMode: 'Online', ...workload }] : dated;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: training.title,
    description: training.lead,
    url: seo.absolute(trainingPath(training)),
    inLanguage: 'ru',
    provider,
    educationalLevel: trainingLevelLabels[training.level],
    ...(training.validity_months && { educationalCredentialAwarded: training.result }),
    ...(required && { coursePrerequisites: seo.absolute(trainingPath(required)) }),
    syllabusSections: training.programme.map(({ module, hours }) => ({
      '@type': 'Syllabus',
      name: module,
      timeRequired: durationOf(hours),
    })),
    offers: {
      '@type': 'Offer',
      category: training.price === 0 ? 'Free' : 'Paid',
      price: training.price,
      priceCurrency: 'RUB',
    },
    ...(instances.length > 0 && { hasCourseInstance: instances }),
  };
}
