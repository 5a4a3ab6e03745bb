import type { MapPoint } from './towns.ts';

/** A map that goes along with a list beside it: what is marked in one is marked in the other. */
export interface InStep {
  marked: readonly MapPoint[];
  /** What the pointer or the focus is on; none: on nothing any more. */
  onMark: (points: readonly MapPoint[]) => void;
  /** Where the label of a town leads. */
  townHref: (town: number) => string;
  onChoose: (point: MapPoint) => void;
}
