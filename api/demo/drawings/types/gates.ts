import type { Hue } from './common.ts';

/** Drives, doors, their hardware and parts. */

export interface SlidingOperator {
  kind: 'sliding-operator';
  /** From 1 (light home operator) to 4 (heavy industrial one): sets the overall size and the base plate. */
  powerClass: 1 | 2 | 3 | 4;
  shape: 'rounded' | 'square' | 'sloped';
  keyCover: 'front' | 'side';
  rack: boolean;
  lamp: boolean;
  hue: Hue;
}

/** An operator with what its box contains besides: rack, lamp, photocells and two remotes. */
export interface SlidingKit {
  kind: 'sliding-kit';
  powerClass: SlidingOperator['powerClass'];
  hue: Hue;
}

export interface SwingArms {
  kind: 'swing-arms';
  drive: 'linear' | 'lever' | 'underground';
  leaves: 1 | 2;
  /** Length of the drive body. */
  length: number;
  /** Adds the control unit, lamp, photocells and remotes of a kit. */
  kit: boolean;
  hue: Hue;
}

export interface GarageOperator {
  kind: 'garage-operator';
  railLength: number;
  transmission: 'chain' | 'belt';
  led: boolean;
  /** Only the rail, without the head. */
  railOnly?: boolean;
  hue: Hue;
}

export interface ShaftOperator {
  kind: 'shaft-operator';
  torque: number;
  manualOverride: 'chain' | 'crank';
  /** `shaft`: directly on the shaft; `chain`: beside it, driven by a chain. */
  mounting: 'shaft' | 'chain';
  hue: Hue;
}

export interface SectionalDoor {
  kind: 'sectional-door';
  width: number;
  height: number;
  panels: number;
  surface: 'plain' | 'ribbed' | 'cassette';
  windows: boolean;
  wicket: boolean;
  /** RAL number, such as '9016'; an unknown one is drawn in anthracite. */
  ral: string;
  use: 'garage' | 'industrial';
}

export interface AutomaticDoor {
  kind: 'automatic-door';
  motion: 'sliding' | 'swing';
  leaves: 1 | 2 | 4;
  passage: number;
  hue: Hue;
}

export interface GateHardware {
  kind: 'gate-hardware';
  item: 'rack-steel' | 'rack-nylon' | 'roller-carriage' | 'beam' | 'end-roller' | 'catcher' | 'cantilever-kit';
  hue: Hue;
}

export interface SparePart {
  kind: 'spare-part';
  part:
    | 'board'
    | 'motor'
    | 'gearbox'
    | 'gear'
    | 'spring'
    | 'limit-switch'
    | 'housing'
    | 'door'
    | 'pane'
    | 'cable'
    | 'fastener';
  /** From 1 (small) to 3 (large): sets teeth, turns and lengths. */
  size: 1 | 2 | 3;
  hue: Hue;
}

export type GateDrawing =
  | SlidingOperator
  | SlidingKit
  | SwingArms
  | GarageOperator
  | ShaftOperator
  | SectionalDoor
  | AutomaticDoor
  | GateHardware
  | SparePart;
