export { CheckingNote } from './checking-note.tsx';
export { CodeStep } from './code-step.tsx';
export { ResendCode } from './resend-code.tsx';
export { usePendingCode, type PendingCode } from './pending-code.ts';
export { usePhoneCalls } from './use-phone-calls.ts';
