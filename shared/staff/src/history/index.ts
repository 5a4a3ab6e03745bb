export { actionWords } from './action-words.ts';
export { DecisionHistory } from './decision-history.tsx';
