import type { BilledStep } from '@site/contracts/proposal-steps';
import type { Problem, RuleId } from '../calculation.ts';
import type { Facts } from './facts.ts';

/** Whether a manual quantity may go below the demand (R33): never; with a warning; freely. */
export type Firmness = 'mandatory' | 'recommended' | 'free';

/** A quantity required by a rule. Demands for the same article and step become one line, with a reason each. */
export interface Demand {
  rules: readonly RuleId[];
  step: BilledStep;
  article: string;
  qty: number;
  text: string;
  objects?: readonly string[];
  firmness: Firmness;
}

/** A coherent group of rules: its demands, and the problems that it detects. */
export interface RuleGroup {
  rules: readonly RuleId[];
  demands?: (facts: Facts) => readonly Demand[];
  problems?: (facts: Facts) => readonly Problem[];
}
