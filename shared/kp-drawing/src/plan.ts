import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Calculation } from '@site/kp-rules/calculation';
import type { Rules } from '@site/kp-rules/versions';
import { cableRuns } from './cable-runs.ts';
import type { Box, Point } from './geometry.ts';
import { itemsOf } from './items.ts';
import type { Kind } from './kinds.ts';
import { filledSheets } from './sheets.ts';
import { placed } from './placed.ts';

/** What is built into a device: a reader in a column, a boom on a barrier. */
export interface Part {
  /** Of its line in the bill. */
  key: string;
  article: string;
  qty: number;
}

export interface Moved {
  dx: number;
  dy: number;
}

export interface PlanObject {
  /** The same for the same thing, however the car park changes around it: what a person has done to it goes by this. */
  id: string;
  kind: Kind;
  /** Moves with it: a lane, the room. Null: stands by itself. */
  group: string | null;
  /** Of its line in the bill. */
  key: string;
  qty: number;
  name: string;
  /** What a person has called it; what has no name of its own is not labelled. */
  label: string;
  parts: readonly Part[];
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  facing: 'up' | 'down';
  /** From its foot to its end. */
  boom: readonly [Point, Point] | null;
  /** How far a person has moved it, as far as the sheet goes. */
  moved: Moved;
}

/** A lane: a band of its true width. */
export interface Band extends Box {
  id: string;
  lane: Lane;
  /** Of the band with what stands beside it. */
  outline: Box;
  /** Where its end on the street's side leads, in words. */
  end: string;
  moved: Moved;
}

/** Where the places are. It is not to scale: how they lie is not known. */
export interface Field extends Box {
  name: string;
  spaces: number | null;
  /** Another part of it is on the sheet before. */
  continued: boolean;
}

export interface Cable {
  /** The object that it goes to. */
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

/** The plan of a car park and its bill. Pure: the same input, the same drawing. */
export function drawPlan(configuration: ProposalConfiguration, { lines }: Calculation, rules: Rules): Plan {
  const items = itemsOf(configuration, lines, rules);
  const sheets = filledSheets(configuration, items).map((sheet, index) => placed(sheet, index + 1, configuration));
  const cables = cableRuns(sheets);
  return {
    sheets: sheets.map((sheet, index) => ({ ...sheet, cables: cables[index] ?? [] })),
    cables: {
      runs: cables.flat().reduce((sum, { runs }) => sum + runs, 0),
      metres: cables.flat().reduce((sum, { runs, metres }) => sum + runs * metres, 0),
    },
  };
}
