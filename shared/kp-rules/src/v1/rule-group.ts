import type { BilledStep } from '@site/contracts/proposal-steps';
import type { Problem, RuleId } from '../calculation.ts';
import type { Facts } from './facts.ts';

/** Whether a person may go below it (R33): never; with a warning; freely. */
export type Firmness = 'mandatory' | 'recommended' | 'free';

/** What a rule asks for. Demands for one article in one step become one line, with a reason each. */
export interface Demand {
  rules: readonly RuleId[];
  step: BilledStep;
  article: string;
  qty: number;
  text: string;
  objects?: readonly string[];
  firmness: Firmness;
}

/** A coherent group of rules: what it asks for, and what it finds wrong. */
export interface RuleGroup {
  rules: readonly RuleId[];
  demands?: (facts: Facts) => readonly Demand[];
  problems?: (facts: Facts) => readonly Problem[];
}
