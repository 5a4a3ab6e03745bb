export { code, consent, email, filled, inn, messages, mobilePhone, text, type Required } from './rules.ts';
