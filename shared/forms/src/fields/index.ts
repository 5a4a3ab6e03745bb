export { ConsentField } from './consent-field.tsx';
export { EmailField } from './email-field.tsx';
export { filteredValue } from './filtered-change.ts';
export type { FormFieldProps } from './form-field.ts';
export { TextareaField, TextField, type TextFieldProps } from './text-field.tsx';
