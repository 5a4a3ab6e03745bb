export { ConfirmDecision } from './confirm-decision.tsx';
export { DecisionBar } from './decision-bar.tsx';
export { DecisionForm } from './decision-form.tsx';
export { TextDecision } from './text-decision.tsx';
export { shownAsSent } from './use-decision.ts';
export { useNewerValues } from './use-newer-values.ts';
