import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { EventRow, LocationRow, TrainerRow } from '../../../tables/academy-tables.ts';
import { fullName } from '../trainers/trainer-view.ts';
import { freeSeats } from './event-view.ts';

const statusOf = ({ is_cancelled, moved_from }: EventRow) =>
  is_cancelled ? 'EventCancelled' : moved_from ? 'EventRescheduled' : 'EventScheduled';

const personOf = (trainer: TrainerRow, seo: SeoBuilder) => ({
  '@type': 'Person',
  name: fullName(trainer),
  url: seo.absolute(paths.academyTrainer(trainer.slug)),
});

type Related = { location: LocationRow | undefined; trainers: TrainerRow[]; seo: SeoBuilder };

/** https://schema.org/Event, as https://developers.google.com/search/docs/appearance/structured-data/event reads it. */
export function eventStructuredData(event: EventRow, { location, trainers, seo }: Related): Record<string, unknown> {
  const url = seo.absolute(paths.academyEvent(event.slug));
  const organizer = { '@type': 'Organization', name: seo.brand, url: seo.absolute('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: event.title,
    description: event.lead,
    startDate: event.starts_at.toISOString(),
    endDate: event.ends_at.toISOString(),
    ...(event.moved_from && { previousStartDate: event.moved_from.toISOString() }),
    eventStatus: `https://schema.org/${statusOf(event)}`,
    eventAttendanceMode: `https://schema.org/${event.city ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
    url,
    location: event.city
      ? {
          '@type': 'Place',
          name: location?.title ?? event.city,
          ...(location && { url: seo.absolute(paths.academyLocation(location.slug)) }),
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'RU',
            addressLocality: event.city,
            ...(location && { streetAddress: location.address }),
          },
        }
      : { '@type': 'VirtualLocation', url },
    organizer,
    ...(trainers.length && { performer: trainers.map((trainer) => personOf(trainer, seo)) }),
    maximumAttendeeCapacity: event.seats_total,
    remainingAttendeeCapacity: freeSeats(event),
    offers: {
      '@type': 'Offer',
      url,
      price: event.price,
      priceCurrency: 'RUB',
      availability: `https://schema.org/${freeSeats(event) > 0 ? 'InStock' : 'SoldOut'}`,
      validThrough: event.registration_closes_at.toISOString(),
    },
  };
}
