import type { PageResponse } from '@site/contracts/page';
import type { Picture } from '@site/contracts/picture';
import { paths } from '@site/contracts/paths';
import { problems } from '../../../errors.ts';
import { photoWidePicture, scenePhoto } from '../../media/picture-urls.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import { academyCrumb } from '../academy-page.ts';
import { unlisted } from '../managed/unlisted.ts';
import { thisMinute } from '../events/upcoming-events.ts';
import type { LocationRow } from '../../../tables/academy-tables.ts';
import { toCalendarEvent } from '../events/event-view.ts';
import type { UpcomingRepository } from '../events/upcoming-repository.ts';
import type { LocationRepository, PicturedLocation } from './location-repository.ts';
import { locationStructuredData } from './location-structured-data.ts';

type Dependencies = { locations: LocationRepository; upcoming: UpcomingRepository; seo: SeoBuilder; now: () => Date };

const crumb = { name: 'Учебные классы', url: paths.academyLocations() };

const toLocation = ({ slug, title, city, address, longitude, latitude }: LocationRow) => ({
  url: paths.academyLocation(slug),
  title,
  city,
  address,
  longitude,
  latitude,
});

/** The photograph of the library, or else the drawings. */
export const photosOf = ({ photo, photos }: PicturedLocation): Picture[] =>
  photo ? [photoWidePicture(photo)] : photos.map(({ scene, alt }) => scenePhoto(scene, alt));

export class LocationPages {
  constructor(private readonly deps: Dependencies) {}

  async list(): Promise<PageResponse> {
    const { locations, upcoming, now, seo } = this.deps;
    const [rows, counts] = await Promise.all([locations.list(), upcoming.countsByLocation(thisMinute(now()))]);
    const cities = [...new Set(rows.map(({ city }) => city))].join(', ');
    return {
      seo: seo.build({
        title: 'Учебные классы академии',
        description: `Классы академии с\u00a0действующими стендами: ${cities}. Адреса, залы и\u00a0ближайшие занятия.`,
        h1: 'Учебные классы',
        path: crumb.url,
        crumbs: [academyCrumb, crumb],
      }),
      content: [],
      pagedata: {
        kind: 'academy-locations',
        locations: rows.map((row) => ({
          ...toLocation(row),
          photo: photosOf(row)[0] ?? null,
          upcoming_count: counts.find(({ location_id }) => location_id === row.id)?.events ?? 0,
        })),
      },
    };
  }

  async item(slug: string, visitor: Visitor): Promise<PageResponse> {
    const { locations, upcoming, now, seo } = this.deps;
    const row = await locations.find(slug);
    if (!row) throw problems.notFound();
    const events = await upcoming.atLocation(thisMinute(now()), row.id);
    const { how_to_get_there, phone, email, rooms } = row;
    const location = toLocation(row);
    return {
      seo: seo.build({
        title: `${row.title}, ${row.city}\u00a0— учебный класс`,
        description: `${row.address}. ${how_to_get_there}`,
        h1: row.title,
        path: location.url,
        crumbs: [academyCrumb, crumb, { name: row.title, url: location.url }],
        jsonld: [locationStructuredData(row, seo)],
        ...unlisted(row),
      }),
      content: [],
      pagedata: {
        kind: 'academy-location',
        location: { ...location, how_to_get_there, phone, email, rooms, photos: photosOf(row) },
        events: events.map((event) => toCalendarEvent(event, { visitor, now: now() })),
      },
    };
  }
}
