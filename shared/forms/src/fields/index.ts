export { CheckboxField } from './checkbox-field.tsx';
export { ConsentField, MarketingConsentField } from './consent-field.tsx';
export { EmailField } from './email-field.tsx';
export { filteredValue } from './filtered-change.ts';
export type { FormFieldProps } from './form-field.ts';
export { RadioField, type RadioOption } from './radio-field.tsx';
export { SelectField, type Option } from './select-field.tsx';
export { TextareaField, TextField, tooLong, type TextFieldProps } from './text-field.tsx';
export { readText, readTick, useEarlyInput } from './use-early-input.ts';
