import { type ProposalStep, proposalSteps } from '@site/contracts/proposal-steps';
import type { Result } from '../editor/calculate.ts';

export type StepState = 'done' | 'warning' | 'error' | 'open' | 'locked';

const place = (step: ProposalStep) => proposalSteps.indexOf(step);

/** Whether all earlier steps are finished. */
export const isOpen = (step: ProposalStep, { incomplete }: Result): boolean => place(step) <= place(incomplete);

/** Returns the step to show for a requested one. */
export const openStep = (wanted: string | undefined, result: Result): ProposalStep => {
  const step = proposalSteps.find((one) => one === wanted);
  return step && isOpen(step, result) ? step : result.incomplete;
};

export const isFinished = (step: ProposalStep, { missing, calculation }: Result): boolean =>
  !missing.some((field) => field.step === step) &&
  !calculation.problems.some((problem) => problem.step === step && problem.severity === 'error');

export function stepState(step: ProposalStep, result: Result): StepState {
  if (!isOpen(step, result)) return 'locked';
  const problems = result.calculation.problems.filter((problem) => problem.step === step);
  if (problems.some(({ severity }) => severity === 'error')) return 'error';
  if (!isFinished(step, result)) return 'open';
  if (problems.length > 0) return 'warning';
  // Only the user decides when the last step is finished.
  return step === 'additional-info' ? 'open' : 'done';
}

export const stepAfter = (step: ProposalStep): ProposalStep | undefined => proposalSteps[place(step) + 1];
export const stepBefore = (step: ProposalStep): ProposalStep | undefined => proposalSteps[place(step) - 1];
