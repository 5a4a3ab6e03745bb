import { formatNumber } from '@site/kernel/numbers';
import { plainText } from '@site/kernel/plain-text';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import type { ComponentProps } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { InputFilter } from '../filters/index.ts';
import { filteredValue } from './filtered-change.ts';
import type { FormFieldProps } from './form-field.ts';
import { readText, useEarlyInput } from './use-early-input.ts';

type Native = 'autoComplete' | 'placeholder' | 'readOnly';

interface Limited {
  /** Not set on the control: the browser would silently truncate pasted text. */
  maxLength?: number | undefined;
}

export interface TextFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Limited, Pick<ComponentProps<'input'>, Native | 'type' | 'inputMode'> {
  filter?: InputFilter;
  /** Applied when the field is left: shows how the text was read. */
  tidy?: (text: string) => string;
}

/** Code points of the normalised text, as the API counts them. */
const lengthOf = (text: string) => Array.from(plainText(text).trim()).length;

/** The message for a text that is too long, which the API rejects; undefined within the limit. */
export function tooLong(text: string, maxLength = Infinity): string | undefined {
  const extra = lengthOf(text) - maxLength;
  return extra > 0
    ? `Не\u00a0больше ${formatNumber(maxLength)}\u00a0символов, лишних: ${formatNumber(extra)}`
    : undefined;
}

function useTextController<Values extends FieldValues>({
  control,
  name,
  filter,
  maxLength,
}: Pick<TextFieldProps<Values>, 'control' | 'name' | 'filter' | 'maxLength'>) {
  const { field, fieldState } = useController({ control, name });
  const ref = useEarlyInput<HTMLInputElement | HTMLTextAreaElement, string>({
    ref: field.ref,
    read: readText,
    held: field.value,
    take: (typed) => field.onChange(filter ? filter(typed) : typed),
  });
  return { field: { ...field, ref }, error: fieldState.error?.message ?? tooLong(field.value, maxLength) };
}

export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  filter,
  tidy,
  maxLength,
  ...native
}: TextFieldProps<Values>) {
  const { field, error } = useTextController({ control, name, filter, maxLength });
  const leave = () => {
    const shown = tidy?.(field.value) ?? field.value;
    if (shown !== field.value) field.onChange(shown);
    field.onBlur();
  };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Input
        type="text"
        {...native}
        {...field}
        onChange={(event) => field.onChange(filteredValue(event, filter))}
        onBlur={leave}
      />
    </Field>
  );
}

export interface TextareaFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Limited, Pick<ComponentProps<'textarea'>, Native | 'rows'> {
  filter?: InputFilter;
}

export function TextareaField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  filter,
  maxLength,
  ...native
}: TextareaFieldProps<Values>) {
  const { field, error } = useTextController({ control, name, filter, maxLength });
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Textarea {...native} {...field} onChange={(event) => field.onChange(filteredValue(event, filter))} />
    </Field>
  );
}
