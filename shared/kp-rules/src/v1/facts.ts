import type { Lane, ParkingStructure, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { ColumnModel } from './equipment.ts';
import type { settings } from './settings.ts';

type BoomLength = (typeof settings.booms)[number];
type BarrierLength = (typeof settings.barriers)[number];

export type Boom =
  | { fits: true; length: BoomLength; barrier: BarrierLength; articulated: boolean; count: 1 | 2 }
  | { fits: false; code: 'E-WIDTH' | 'E-CEILING' };

export interface Column {
  lane: Lane;
  model: ColumnModel;
  /** Compatible models; the first is the one selected by the rules. */
  choices: readonly ColumnModel[];
}

export interface EquippedLane {
  lane: Lane;
  columns: readonly Column[];
  boom: Boom;
}

/** Values that several rules need, derived once from the configuration; named as in the rules. */
export interface Facts {
  configuration: ProposalConfiguration;
  structure: ParkingStructure;
  /** Sorted by id, so that the order of input does not matter. */
  lanes: readonly EquippedLane[];
  columns: readonly Column[];
  /** Ids of lanes in and out; a reversible lane is both. */
  entries: readonly string[];
  exits: readonly string[];
  transits: readonly string[];
  spaces: number;
  onetime: number;
  /** Visits in the busiest hour, in hundredths. */
  peakHundredths: number;
  peakOnetimeHundredths: number;
  takesPayment: boolean;
  payment: {
    stations: ProposalConfiguration['payment_points']['stations'];
    desks: number;
    validators: number;
    terminals: readonly Column[];
    online: boolean;
  };
  /** Columns, pay stations, desks and validators; zero: no servers, licences or commissioning. */
  devices: number;
  /** Operator workplaces, chosen or by R20. */
  workplaces: number;
}
