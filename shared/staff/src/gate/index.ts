export { StaffGate } from './staff-gate.tsx';
