/** The plan is in whole millimetres of the site, printed at 1 : 200. */
export const SCALE = 200;

/** Size of a sign, larger than the object it represents: 5.5 mm on paper. */
export const SIGN = 1_100;
export const MARGIN = 1_000;

export const lanes = {
  length: 18_000,
  /** Width on either side of a lane, for equipment next to it. */
  island: 1_700,
  /** Space for the names of the lanes, at the street end. */
  names: 2_400,
} as const;

export const fields = {
  width: 15_000,
  heading: 2_600,
  /** Grid of signs with their labels. */
  pitch: { x: 3_400, y: 3_000 },
  rows: 2,
} as const;

export const room = { heading: 1_800, columns: 3, width: 3 * fields.pitch.x + 600 } as const;

/** Space for cables between fields and lanes. */
export const TRAY = 1_200;
export const GAP = 2_000;

/** Usable area of an A4 sheet in landscape, without margins, title and legend: 270 × 163 mm. */
export const sheetLimits = { width: 54_000, height: 32_600 } as const;

export const cables = {
  /** Vertical cable at both ends together, to the ceiling or into the ground. */
  ends: 3_000,
  reservePercent: 10,
  /** Height between two levels. */
  rise: 3_500,
  /** Metres over which Ethernet works on a twisted pair. */
  longest: 100,
} as const;

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
