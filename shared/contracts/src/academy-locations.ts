import { z } from 'zod';
import { CalendarEvent } from './academy.ts';
import { Picture } from './picture.ts';

const Location = z.object({
  url: z.string(),
  title: z.string(),
  city: z.string(),
  /** Includes the city. */
  address: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});

const ListedLocation = Location.extend({ upcoming_count: z.int(), photo: Picture.nullable() });
export type ListedLocation = z.infer<typeof ListedLocation>;

export const LocationsPageData = z.object({
  kind: z.literal('academy-locations'),
  locations: z.array(ListedLocation),
});
export type LocationsPageData = z.infer<typeof LocationsPageData>;

export const LocationPageData = z.object({
  kind: z.literal('academy-location'),
  location: Location.extend({
    how_to_get_there: z.string(),
    phone: z.string(),
    email: z.string(),
    photos: z.array(Picture),
    rooms: z.array(z.object({ name: z.string(), seats: z.int() })),
  }),
  events: z.array(CalendarEvent),
});
export type LocationPageData = z.infer<typeof LocationPageData>;
