import type { MapPoint } from './towns.ts';

/** Synchronizes a map with a list beside it: a mark in one shows in the other. */
export interface MapSync {
  marked: readonly MapPoint[];
  /** Called with the points under the pointer or the focus; empty when it leaves them. */
  onMark: (points: readonly MapPoint[]) => void;
  /** Target of the label of a town. */
  townHref: (town: number) => string;
  onChoose: (point: MapPoint) => void;
}
