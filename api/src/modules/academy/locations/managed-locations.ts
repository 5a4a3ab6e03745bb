import type { LocationFields, ManagedLocation, ManagedLocationRow } from '@site/contracts/manage-academy';
import { paths } from '@site/contracts/paths';
import type { LocationRow } from '../../../tables/academy-tables.ts';
import type { EntryKind } from '../managed/managed-entries.ts';

type View = Omit<ManagedLocation, 'slug' | 'is_hidden' | 'revision' | 'decisions'>;

export const locationKind: EntryKind<LocationRow, LocationFields, ManagedLocationRow, View> = {
  noun: 'locations',
  names: {
    ...{ title: 'название', city: 'город', address: 'адрес', latitude: 'широта', longitude: 'долгота' },
    ...{ how_to_get_there: 'как добраться', phone: 'телефон', email: 'почта', rooms: 'залы' },
  },
  titleOf: (fields) => `${fields.city} ${fields.title}`,
  columnsOf: async (_db, fields) => fields,
  toListed: async (_db, rows) =>
    rows.map(({ slug, is_hidden, ...row }) => ({
      ...{ slug, is_hidden, title: row.title, city: row.city, address: row.address },
    })),
  async toView(_db, row) {
    const { latitude, longitude, how_to_get_there, phone, email, rooms } = row;
    return {
      ...{ title: row.title, city: row.city, address: row.address, how_to_get_there },
      ...{ latitude, longitude, phone, email, rooms },
      url: paths.academyLocation(row.slug),
    };
  },
};
