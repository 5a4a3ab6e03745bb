import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

/** Not `type="email"`: the browser would convert Cyrillic domains and hide spaces from the form's own rule. */
export function EmailField<Values extends FieldValues>({
  label = 'Электронная почта',
  ...rest
}: Omit<FormFieldProps<Values>, 'label'> & { label?: string }) {
  return <TextField {...rest} label={label} inputMode="email" autoComplete="email" maxLength={200} />;
}
