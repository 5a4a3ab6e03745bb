export { CopyButton } from './copy-button.tsx';
export { StaffGate } from './staff-gate.tsx';
