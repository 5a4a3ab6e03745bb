import type { LocationFields, ManagedLocation } from '@site/contracts/manage-academy';
import { decimal, email, phone, whole } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import { readNumber, readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { shownNumber, written } from '../staff-entries/rules.ts';

const degrees = (most: number) => decimal(-most, most, { error: 'Укажите градусы: 55,7522' });

export const locationSchema = z.object({
  ...{ title: written(), city: written(), address: written(), how_to_get_there: written() },
  ...{ latitude: degrees(90), longitude: degrees(180), phone: phone(), email: email() },
  rooms: z.array(z.object({ name: written(), seats: whole(1, 1_000) })),
  /** Name of a photograph of the library, or empty. */
  photo: z.string(),
});
export type LocationValues = z.infer<typeof locationSchema>;

export const locationValues = (location: ManagedLocation | null): LocationValues => ({
  title: location?.title ?? '',
  city: location?.city ?? '',
  address: location?.address ?? '',
  how_to_get_there: location?.how_to_get_there ?? '',
  latitude: location ? shownNumber(location.latitude) : '',
  longitude: location ? shownNumber(location.longitude) : '',
  phone: location ? formatPhone(location.phone) : '',
  email: location?.email ?? '',
  rooms: location?.rooms.map(({ name, seats }) => ({ name, seats: String(seats) })) ?? [{ name: '', seats: '' }],
  photo: location?.photo ?? '',
});

export const toLocation = ({ latitude, longitude, rooms, photo, ...values }: LocationValues): LocationFields => ({
  ...values,
  latitude: Number(readNumber(latitude)),
  longitude: Number(readNumber(longitude)),
  rooms: rooms.map(({ name, seats }) => ({ name, seats: Number(readWhole(seats)) })),
  photo: photo || null,
});
