import { mapLink as linkTo } from '@site/kernel/map-link';

/** Returns null until both coordinates are known. */
export function mapLink(longitude: string | number | null, latitude: string | number | null): string | null {
  const [x = NaN, y = NaN] = [longitude, latitude].map((value) =>
    value === null || value === '' ? NaN : Number(value),
  );
  return Number.isNaN(x) || Number.isNaN(y) ? null : linkTo(x, y);
}
