export { BankFields } from './bank-fields.tsx';
export { bankRules, type BankValues } from './bank-rules.ts';
