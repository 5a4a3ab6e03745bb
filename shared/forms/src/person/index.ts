export { personRules, personValues } from './person.ts';
