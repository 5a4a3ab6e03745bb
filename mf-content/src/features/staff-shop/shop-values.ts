import { directions } from '@site/contracts/company-lists';
import type { ManagedShop, NewShop, ShopChange } from '@site/contracts/manage-shops';
import { filled, phone } from '@site/forms/rules';
import * as z from 'zod/mini';

const optional = filled(false);
const degrees = (limit: number) =>
  optional.check(
    z.refine((text) => {
      const value = numberOf(text);
      return value === null || Math.abs(value) <= limit;
    }, 'Число градусов, например 55.7558'),
  );

/** Accepts a decimal comma. Null: empty; NaN: no number. */
const numberOf = (text: string): number | null => (text === '' ? null : Number(text.replace(',', '.')));

export const schema = z.object({
  kind: z.enum(['shop', 'online']),
  name: filled(),
  slug: optional,
  phone: phone(),
  hours: filled(),
  site: optional,
  directions: z.array(z.enum(directions)).check(z.minLength(1, 'Выберите хотя бы одно направление')),
  is_authorised: z.boolean(),
  note: optional,
  partner: optional,
  city: optional,
  address: optional,
  longitude: degrees(180),
  latitude: degrees(90),
});
export type ShopValues = z.infer<typeof schema>;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export const emptyShop: ShopValues = {
  ...{ kind: 'shop', name: '', slug: '', phone: '', hours: '', site: '', directions: [], is_authorised: false },
  ...{ note: '', partner: '', city: '', address: '', longitude: '', latitude: '' },
};

export const valuesOf = (shop: ManagedShop): ShopValues => ({
  kind: shop.kind,
  name: shop.name,
  slug: shop.slug,
  phone: shop.phone,
  hours: shop.hours,
  site: textOf(shop.site),
  directions: directions.filter((one) => shop.directions.includes(one)),
  is_authorised: shop.is_authorised,
  note: shop.note,
  partner: textOf(shop.partner),
  city: textOf(shop.city),
  address: textOf(shop.address),
  longitude: textOf(shop.longitude),
  latitude: textOf(shop.latitude),
});

export function newShopOf({ slug, site, partner, city, address, longitude, latitude, ...values }: ShopValues): NewShop {
  return {
    ...values,
    ...(slug && { slug }),
    ...{ site: site || null, partner: partner || null, city: city || null, address: address || null },
    ...{ longitude: numberOf(longitude), latitude: numberOf(latitude) },
  };
}

/** The changed fields only: another town then gets its own coordinates, and a colleague's change of others stays. */
export function changeOf(values: ShopValues, before: ShopValues): ShopChange {
  const { slug: _slug, ...after } = newShopOf(values);
  const changed = Object.entries(after).filter(([name]) => {
    const key = name as keyof ShopValues;
    return JSON.stringify(values[key]) !== JSON.stringify(before[key]);
  });
  return Object.fromEntries(changed);
}
