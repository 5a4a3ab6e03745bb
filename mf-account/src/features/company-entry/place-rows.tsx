import { formatPhone, telHref } from '@site/kernel/phone';
import { TextLink } from '@site/ui/link';
import { mapLink } from './map-link.ts';

interface Place {
  longitude: string | number | null;
  latitude: string | number | null;
  phones: readonly string[];
}

/** Rows of `Facts` with the location and the phones of an office or a branch. */
export function placeRows({ longitude, latitude, phones }: Place) {
  const map = mapLink(longitude, latitude);
  return [
    [
      'На\u00a0карте',
      map && (
        <TextLink href={map} target="_blank" rel="noopener">
          Показать карту
        </TextLink>
      ),
    ],
    [
      'Телефоны',
      phones.map((phone) => (
        <div key={phone}>
          <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>
        </div>
      )),
    ],
  ] as const;
}
