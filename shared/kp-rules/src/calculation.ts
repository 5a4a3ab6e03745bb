import type { BilledStep, ProposalStep } from '@site/contracts/proposal-steps';
import type { Change } from './change.ts';
import type { Kopecks } from './money.ts';
import type { DiscountGroup } from './price-book.ts';

/** A rule's number: `R17`. README.md says in which file it is. */
export type RuleId = `R${number}`;

/** Why so many: the answer to «почему?» beside a line. */
export interface Reason {
  /** Rules that asked for it, the one that counts first. None: a person put it in. */
  rules: readonly RuleId[];
  text: string;
  qty: number;
  /** Ids of the lanes and pay stations that it is for. */
  objects: readonly string[];
}

export interface Line {
  /** Names the line in manual quantities and discounts; the same for the same thing in every calculation. */
  key: string;
  step: BilledStep;
  source: 'manufacturer' | 'service' | 'product' | 'delivery';
  article: string | null;
  name: string;
  unit: string;
  /** Null: the partner's own, which nobody discounts. */
  group: DiscountGroup | null;
  /** Null: on request. */
  retail: Kopecks | null;
  qty: number;
  /** By the rules; `qty` is another where a person has set it. */
  calculated: number;
  /** What mandatory rules ask for: the quantity is never below. */
  least: number;
  manual: boolean;
  reasons: readonly Reason[];
}

/** One click: a change of the configuration, as data. */
export interface WayOut {
  text: string;
  change: Change;
}

export interface Problem {
  /** `E-…`: the proposal cannot leave draft. `W-…`: it can. */
  code: string;
  severity: 'error' | 'warning';
  rule: RuleId | null;
  /** Where it is mended. */
  step: ProposalStep;
  text: string;
  objects: readonly string[];
  ways_out: readonly WayOut[];
}

export interface Calculation {
  version: string;
  /** In the order of the steps and of the equipment list. */
  lines: readonly Line[];
  problems: readonly Problem[];
  /** What steps show beside what is entered. */
  figures: {
    devices: number;
    ports: number;
    disabled_places: number;
    recommended: { entries: number; exits: number; pay_stations: number; displays: number };
  };
}
