export { BankFields } from './bank-fields.tsx';
export { bankRules, optionalBankRules, type BankValues } from './bank-rules.ts';
