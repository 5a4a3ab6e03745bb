export { FormDialog } from './form-dialog.tsx';
