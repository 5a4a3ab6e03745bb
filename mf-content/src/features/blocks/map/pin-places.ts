import type { Coordinates } from './maps-service.ts';

interface Place {
  /** Shares of the drawing's width and height. */
  x: number;
  y: number;
}

/** Room for the pins themselves, and below them for the button. */
const AREA = { left: 0.08, right: 0.92, top: 0.24, bottom: 0.66 };

/** How far north it is on a map: degrees of latitude grow towards the pole. */
const north = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** A value's share of the way between the least and the greatest; in the middle where there is but one. */
function scale(values: number[]): (value: number) => number {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return (value) => (greatest > least ? (value - least) / (greatest - least) : 0.5);
}

/** Where the places are to each other, for a drawing that fits all of them. */
export function pinPlaces(points: readonly Coordinates[]): Place[] {
  const across = scale(points.map(([longitude]) => longitude));
  const up = scale(points.map(([, latitude]) => north(latitude)));
  return points.map(([longitude, latitude]) => ({
    x: AREA.left + across(longitude) * (AREA.right - AREA.left),
    y: AREA.bottom - up(north(latitude)) * (AREA.bottom - AREA.top),
  }));
}
