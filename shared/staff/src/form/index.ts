export { StaffForm } from './staff-form.tsx';
