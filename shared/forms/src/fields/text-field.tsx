import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import type { ComponentProps } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { InputFilter } from '../filters/index.ts';
import { filteredValue } from './filtered-change.ts';
import type { FormFieldProps } from './form-field.ts';

type Native = 'autoComplete' | 'placeholder' | 'maxLength' | 'readOnly';

export interface TextFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<ComponentProps<'input'>, Native | 'type' | 'inputMode'> {
  /** What the field lets through of what is typed. */
  filter?: InputFilter;
}

export function TextField<Values extends FieldValues>({
  control, name, label, hint, required, filter, ...native
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <Input type="text" {...native} {...field} onChange={(event) => field.onChange(filteredValue(event, filter))} />
    </Field>
  );
}

export interface TextareaFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<ComponentProps<'textarea'>, Native | 'rows'> {
  filter?: InputFilter;
}

export function TextareaField<Values extends FieldValues>({
  control, name, label, hint, required, filter, ...native
}: TextareaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <Textarea {...native} {...field} onChange={(event) => field.onChange(filteredValue(event, filter))} />
    </Field>
  );
}
