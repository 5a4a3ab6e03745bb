/** Coordinates in degrees. */
export type Place = { longitude: number; latitude: number };

/** Returns null unless both coordinates are known. */
export const placeOf = ({ longitude, latitude }: { longitude: number | null; latitude: number | null }): Place | null =>
  longitude === null || latitude === null ? null : { longitude, latitude };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula. */
export function distanceKm(a: Place, b: Place): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns undefined when `others` is empty. */
export const nearestTo = <P extends Place>(place: Place, others: readonly P[]): P | undefined =>
  others.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))[0];
