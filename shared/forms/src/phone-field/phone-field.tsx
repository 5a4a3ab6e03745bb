import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useController, type FieldValues } from 'react-hook-form';
import { readText, useEarlyInput, type FormFieldProps } from '../fields/index.ts';
import { maskPhone } from './phone-input.ts';
import { usePhoneTyping } from './use-phone-typing.ts';

/**
 * A Russian phone number: displayed as +7 (916) 123-45-67, stored in the form as +79161234567. Any other text is
 * displayed and stored as typed, so that the form's rule can explain the error.
 */
export function PhoneField<Values extends FieldValues>({
  control,
  name,
  label = 'Телефон',
  hint,
  required,
  disabled,
}: Omit<FormFieldProps<Values>, 'label'> & { label?: string }) {
  const { field, fieldState } = useController({ control, name });
  const shown = maskPhone(field.value);

  const { inputRef, finish, takeEarly, onInput, onKeyDown } = usePhoneTyping(field.value, field.onChange);
  const ref = useEarlyInput({ ref: field.ref, read: readText, held: shown, take: takeEarly });

  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <Input
        ref={(element) => {
          inputRef(element);
          ref(element);
        }}
        name={field.name}
        defaultValue={shown}
        onInput={onInput}
        onBlur={() => {
          finish();
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        disabled={disabled}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7 (___) ___-__-__"
      />
    </Field>
  );
}
