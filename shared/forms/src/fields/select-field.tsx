import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { readText, useEarlyInput } from './use-early-input.ts';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly Option[];
}

/** A select for lists too long for radio buttons. A value that is not an option shows a prompt as the first option. */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  options,
}: SelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const ref = useEarlyInput({ ref: field.ref, read: readText, held: field.value as string, take: field.onChange });
  const chosen = options.some(({ value }) => value === field.value);
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <Select {...field} ref={ref} disabled={disabled}>
        {!chosen && <option value={field.value}>Выберите из&nbsp;списка</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
