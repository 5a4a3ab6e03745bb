import { Checkbox } from '@site/ui/choice';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { readTick, useEarlyInput } from './use-early-input.ts';

/** A single checkbox. A consent is one too: its label links to the document. */
export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
}: FormFieldProps<Values>) {
  const {
    field: { value, ref: register, ...field },
    fieldState,
  } = useController({ control, name });
  const ref = useEarlyInput({ ref: register, read: readTick, held: Boolean(value), take: field.onChange });
  return (
    <Checkbox
      {...field}
      ref={ref}
      checked={value}
      disabled={disabled}
      aria-required={required || undefined}
      error={fieldState.error?.message}
      label={label}
      hint={hint}
    />
  );
}
