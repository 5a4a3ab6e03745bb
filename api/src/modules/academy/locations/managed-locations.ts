import type { LocationFields, ManagedLocation, ManagedLocationRow } from '@site/contracts/manage-academy';
import { paths } from '@site/contracts/paths';
import type { LocationRow } from '../../../tables/academy-tables.ts';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { Photographs } from '../../media/library/photographs.ts';
import type { EntryKind } from '../managed/managed-entries.ts';
import { photosOf } from './location-pages.ts';
import { LocationRepository } from './location-repository.ts';

type View = Omit<ManagedLocation, 'slug' | 'is_hidden' | 'revision' | 'decisions'>;

async function columnsOf(db: Db, { photo, ...fields }: LocationFields) {
  const found = photo === null ? null : await new Photographs(db).keep(photo);
  if (found === undefined) throw problems.invalid({ photo: 'Такой фотографии в\u00a0библиотеке нет' });
  return { ...fields, photo_id: found?.id ?? null };
}

export const locationKind: EntryKind<LocationRow, LocationFields, ManagedLocationRow, View> = {
  noun: 'locations',
  names: {
    ...{ title: 'название', city: 'город', address: 'адрес', latitude: 'широта', longitude: 'долгота' },
    ...{ how_to_get_there: 'как добраться', phone: 'телефон', email: 'почта', rooms: 'залы' },
    photo_id: 'фотография',
  },
  titleOf: (fields) => `${fields.city} ${fields.title}`,
  columnsOf,
  toListed: async (_db, rows) =>
    rows.map(({ slug, is_hidden, ...row }) => ({
      ...{ slug, is_hidden, title: row.title, city: row.city, address: row.address },
    })),
  async toView(db, row) {
    const [pictured] = await new LocationRepository(db).byIds([row.id]);
    const { latitude, longitude, how_to_get_there, phone, email, rooms } = row;
    return {
      ...{ title: row.title, city: row.city, address: row.address, how_to_get_there },
      ...{ latitude, longitude, phone, email, rooms },
      photo: pictured?.photo?.name ?? null,
      picture: (pictured && photosOf(pictured)[0]) ?? null,
      url: paths.academyLocation(row.slug),
    };
  },
};
