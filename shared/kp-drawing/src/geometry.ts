/** The plan is in whole millimetres of the site; on paper it is 1 : 200. */
export const SCALE = 200;

/** A conventional sign is larger than the thing it stands for: 5.5 mm on paper. */
export const SIGN = 1_100;
export const MARGIN = 1_000;

export const lanes = {
  length: 18_000,
  /** Beside a lane, on either side: what stands there is in nobody's way. */
  island: 1_700,
  /** Where the names of the lanes are, before the street. */
  names: 2_400,
} as const;

export const fields = {
  width: 15_000,
  heading: 2_600,
  /** Of one sign with its words. */
  pitch: { x: 3_400, y: 3_000 },
  rows: 2,
} as const;

export const room = { heading: 1_800, columns: 3, width: 3 * fields.pitch.x + 600 } as const;

/** Between fields and lanes: the way of the cables. */
export const TRAY = 1_200;
export const GAP = 2_000;

/** A sheet of A4 on its side, less its margins, title and legend: 270 × 163 mm. */
export const sheetLimits = { width: 54_000, height: 32_600 } as const;

export const cables = {
  /** Up to the ceiling or down into the ground, at both ends together. */
  ends: 3_000,
  reservePercent: 10,
  /** From one level to the next. */
  rise: 3_500,
} as const;

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
