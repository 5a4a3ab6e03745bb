import type { BilledStep, ProposalStep } from '@site/contracts/proposal-steps';
import type { Change } from './change.ts';
import type { Kopecks } from '@site/kernel/money';
import type { DiscountGroup } from './price-book.ts';

/** A rule's number, `R17`. README.md lists the file of each rule. */
export type RuleId = `R${number}`;

/** Explains a quantity: shown for «почему?» next to a line. */
export interface Reason {
  /** The rules behind the quantity, the decisive one first. Empty: added manually. */
  rules: readonly RuleId[];
  text: string;
  qty: number;
  /** Ids of the lanes and pay stations concerned. */
  objects: readonly string[];
}

export interface Line {
  /** Identifies the line in manual quantities and discounts; stable across calculations. */
  key: string;
  step: BilledStep;
  source: 'manufacturer' | 'service' | 'product' | 'delivery';
  article: string | null;
  name: string;
  unit: string;
  /** Null: the partner's own item, which gets no discount. */
  group: DiscountGroup | null;
  /** Null: on request. */
  retail: Kopecks | null;
  qty: number;
  /** Quantity by the rules; `qty` differs when set manually. */
  calculated: number;
  /** Minimum by mandatory rules; `qty` is never below. */
  least: number;
  manual: boolean;
  reasons: readonly Reason[];
}

/** A one-click fix: a change of the configuration, as data. */
export interface WayOut {
  text: string;
  change: Change;
}

export interface Problem {
  /** `E-…` keeps the proposal a draft, `W-…` does not. */
  code: string;
  severity: 'error' | 'warning';
  rule: RuleId | null;
  step: ProposalStep;
  text: string;
  objects: readonly string[];
  ways_out: readonly WayOut[];
}

export interface Calculation {
  version: string;
  /** In the order of the steps and the equipment list. */
  lines: readonly Line[];
  problems: readonly Problem[];
  /** Figures that the steps show next to the input. */
  figures: {
    devices: number;
    ports: number;
    disabled_places: number;
    recommended: { entries: number; exits: number; pay_stations: number; displays: number };
  };
}
