export { ConfirmDecision } from './confirm-decision.tsx';
export { TextDecision } from './text-decision.tsx';
