import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useController, type FieldValues } from 'react-hook-form';
import { filteredValue, type FormFieldProps } from '../fields/index.ts';
import { digitsOnly } from '../filters/index.ts';
import css from './code-field.module.css';

interface CodeFieldProps<Values extends FieldValues> extends Omit<FormFieldProps<Values>, 'required'> {
  length: number;
  /** Called when the last digit is entered; usually submits the form. */
  onComplete: () => void;
}

/**
 * The code of a text message. A single field rather than one per digit, so that autofill, a paste of the whole code and
 * screen readers work. No `maxLength`, which would truncate a pasted «Код: 1234».
 */
export function CodeField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  length,
  onComplete,
  disabled,
}: CodeFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required>
      <Input
        {...field}
        disabled={disabled}
        className={css.code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => {
          const code = filteredValue(event, (text) => digitsOnly(text).slice(0, length));
          field.onChange(code);
          if (code.length === length && code !== field.value) onComplete();
        }}
      />
    </Field>
  );
}
