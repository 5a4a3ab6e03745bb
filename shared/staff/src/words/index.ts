export { areaNames, roleHints, roleNames } from './staff-words.ts';
