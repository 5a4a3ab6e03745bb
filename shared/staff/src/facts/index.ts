export { Facts } from './facts.tsx';
export { DecisionHistory } from './decision-history.tsx';
