import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import type { ComponentProps } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { InputFilter } from '../filters/index.ts';
import { filteredValue } from './filtered-change.ts';
import type { FormFieldProps } from './form-field.ts';
import { readText, useEarlyInput } from './use-early-input.ts';

type Native = 'autoComplete' | 'placeholder' | 'maxLength' | 'readOnly';

export interface TextFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<ComponentProps<'input'>, Native | 'type' | 'inputMode'> {
  /** What the field lets through of what is typed. */
  filter?: InputFilter;
}

function useTextController<Values extends FieldValues>({
  control,
  name,
  filter,
}: Pick<TextFieldProps<Values>, 'control' | 'name' | 'filter'>) {
  const { field, fieldState } = useController({ control, name });
  const ref = useEarlyInput<HTMLInputElement | HTMLTextAreaElement, string>({
    ref: field.ref,
    read: readText,
    held: field.value,
    take: (typed) => field.onChange(filter ? filter(typed) : typed),
  });
  return { field: { ...field, ref }, error: fieldState.error?.message };
}

export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  filter,
  ...native
}: TextFieldProps<Values>) {
  const { field, error } = useTextController({ control, name, filter });
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Input type="text" {...native} {...field} onChange={(event) => field.onChange(filteredValue(event, filter))} />
    </Field>
  );
}

export interface TextareaFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<ComponentProps<'textarea'>, Native | 'rows'> {
  filter?: InputFilter;
}

export function TextareaField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  filter,
  ...native
}: TextareaFieldProps<Values>) {
  const { field, error } = useTextController({ control, name, filter });
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Textarea {...native} {...field} onChange={(event) => field.onChange(filteredValue(event, filter))} />
    </Field>
  );
}
