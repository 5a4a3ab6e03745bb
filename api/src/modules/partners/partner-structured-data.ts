import { weekdays } from '@site/contracts/company-lists';
import { paths } from '@site/contracts/paths';
import { toE164 } from '@site/kernel/phone';
import { hoursText } from './working-hours.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { PartnerRow } from './partner-repository.ts';

const schemaDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const names = weekdays.join('|');
const RUN = new RegExp(`^(${names})(?:–(${names}))?, (\\d{1,2}:\\d\\d)–(\\d{1,2}:\\d\\d)$`);
const LUNCH = /обед (\d{1,2}:\d\d)–(\d{1,2}:\d\d)$/;

const dayOf = (name: string) => schemaDays[weekdays.findIndex((day) => day === name)]!;
const time = (text: string) => text.padStart(5, '0');

/** «Пн–Пт, 9:00–18:00; обед 13:00–14:00» → «Mo-Fr 09:00-13:00», «Mo-Fr 14:00-18:00». Other text is omitted. */
export function openingHours(text: string): string[] {
  const [, lunchFrom, lunchTo] = LUNCH.exec(text) ?? [];
  return text.split('; ').flatMap((part) => {
    const [, first, last, from, to] = RUN.exec(part) ?? [];
    if (!first || !from || !to) return [];
    const days = last ? `${dayOf(first)}-${dayOf(last)}` : dayOf(first);
    const [opens, closes] = [time(from), time(to)];
    const [pause, resume] = [time(lunchFrom ?? ''), time(lunchTo ?? '')];
    // A short day can end before lunch.
    const hasLunch = lunchFrom !== undefined && opens < pause && resume < closes;
    return hasLunch ? [`${days} ${opens}-${pause}`, `${days} ${resume}-${closes}`] : [`${days} ${opens}-${closes}`];
  });
}

type Place = Pick<PartnerRow, 'name' | 'city' | 'address' | 'hours'> & {
  phone: string;
  longitude: number | null;
  latitude: number | null;
};

export const business = ({ name, city, address, hours, phone, longitude, latitude }: Place) => {
  const opening = openingHours(hours);
  return {
    '@type': 'LocalBusiness',
    name,
    address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city, streetAddress: address },
    ...(longitude !== null && latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(opening.length > 0 && { openingHours: opening }),
    ...(phone && { telephone: toE164(phone) }),
  };
};

/** https://schema.org/LocalBusiness of the partner, with its branches as departments. */
export function partnerStructuredData(
  row: PartnerRow,
  profile: CompanyProfile | null,
  seo: SeoBuilder,
): Record<string, unknown> {
  // The directory's default coordinates, the middle of the town, are omitted: they are not the address.
  const { longitude, latitude } = profile?.office?.content ?? row;
  const branches = profile?.branches ?? [];
  return {
    '@context': 'https://schema.org',
    ...business({ ...row, longitude, latitude }),
    description: row.about,
    url: seo.absolute(paths.partner(row.slug)),
    ...(branches.length > 0 && {
      department: branches.map(({ content }) =>
        business({ ...content, hours: hoursText(content.hours), phone: content.phones[0] ?? '' }),
      ),
    }),
  };
}
