import type { Lane } from '@site/contracts/proposal-configuration';
import type { Box, Point } from './geometry.ts';
import type { Kind } from './kinds.ts';

/** A component built into a device: a reader in a column, a boom on a barrier. */
export interface Part {
  /** Key of its line in the bill. */
  key: string;
  article: string;
  qty: number;
}

export interface Moved {
  dx: number;
  dy: number;
}

export interface PlanObject {
  /** Stable when the car park changes; manual changes refer to it. */
  id: string;
  kind: Kind;
  /** The lane or the room that it moves with. Null: independent. */
  group: string | null;
  /** Key of its line in the bill. */
  key: string;
  qty: number;
  name: string;
  /** The manual name, or else the name of a pay station or of spare items; empty: not labelled. */
  label: string;
  parts: readonly Part[];
  /** Centre. */
  x: number;
  y: number;
  width: number;
  height: number;
  facing: 'up' | 'down';
  /** From foot to tip. */
  boom: readonly [Point, Point] | null;
  /** Manual move, limited to the sheet. */
  moved: Moved;
}

export interface Band extends Box {
  id: string;
  lane: Lane;
  /** The band with the equipment beside it. */
  outline: Box;
  /** Label of the end towards the street. */
  end: string;
  moved: Moved;
}

/** The area of the parking places; not to scale, because their layout is unknown. */
export interface Field extends Box {
  name: string;
  spaces: number | null;
  /** The previous sheet shows another part of it. */
  continued: boolean;
}

export interface Cable {
  /** Id of the connected object. */
  id: string;
  runs: number;
  metres: number;
  points: readonly Point[];
}

export interface Sheet {
  number: number;
  title: string;
  level: number;
  width: number;
  height: number;
  fields: readonly Field[];
  bands: readonly Band[];
  room: (Box & { moved: Moved; name: string }) | null;
  objects: readonly PlanObject[];
  cables: readonly Cable[];
}

export interface Plan {
  sheets: readonly Sheet[];
  cables: { runs: number; metres: number };
}
