export { DecisionHistory } from './decision-history.tsx';
