export { ConfirmDecision } from './confirm-decision.tsx';
export { DecisionBar } from './decision-bar.tsx';
export { TextDecision } from './text-decision.tsx';
export { useDecision } from './use-decision.ts';
