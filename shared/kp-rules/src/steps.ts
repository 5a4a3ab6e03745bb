import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { type ProposalStep, proposalSteps } from '@site/contracts/proposal-steps';
import type { Calculation } from './calculation.ts';

export interface MissingField {
  step: ProposalStep;
  path: string;
}

export function missingFields({ structure, lanes, payment_points }: ProposalConfiguration): MissingField[] {
  const { object_name, object_type, city, spaces, visits_per_day } = structure;
  const required = Object.entries({ object_name, object_type, city, spaces, visits_per_day });
  return [
    ...required
      .filter(([, value]) => value === null || value === '')
      .map(([name]) => ({ step: 'structure' as const, path: `structure.${name}` })),
    ...lanes
      .filter(({ name }) => name === '')
      .map(({ id }) => ({ step: 'transportation-points' as const, path: `lanes.${id}.name` })),
    ...payment_points.stations
      .filter(({ name }) => name === '')
      .map(({ id }) => ({ step: 'payment-points' as const, path: `payment_points.stations.${id}.name` })),
  ];
}

/** Returns the first incomplete step, which blocks the following ones; the last step when all are complete. */
export function firstIncompleteStep(configuration: ProposalConfiguration, { problems }: Calculation): ProposalStep {
  const incomplete = new Set([
    ...missingFields(configuration).map(({ step }) => step),
    ...problems.filter(({ severity }) => severity === 'error').map(({ step }) => step),
  ]);
  return proposalSteps.find((step) => incomplete.has(step)) ?? proposalSteps[proposalSteps.length - 1]!;
}
