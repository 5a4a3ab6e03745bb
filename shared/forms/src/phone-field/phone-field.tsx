import { toE164 } from '@site/kernel/phone';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useRef, useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { readText, useEarlyInput, type FormFieldProps } from '../fields/index.ts';
import { useMask } from '../mask/index.ts';
import { createPhoneTyping, maskPhone, PHONE_MASK } from './phone-input.ts';

/** A mobile number: shown as +7 (916) 123-45-67, held by the form as +79161234567. */
export function PhoneField<Values extends FieldValues>({
  control,
  name,
  label = 'Телефон',
  hint,
  required,
  disabled,
}: Omit<FormFieldProps<Values>, 'label'> & { label?: string }) {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const [{ prepare, finish }] = useState(createPhoneTyping);
  const shown = maskPhone(field.value);
  const hold = (value: string) => field.onChange(/\d/.test(value) ? toE164(value) : '');

  const finishTyping = () => {
    const whole = finish(field.value);
    if (whole !== field.value) field.onChange(whole);
  };

  const ref = useEarlyInput({ ref: field.ref, read: readText, held: shown, take: hold });
  useMask({ mask: PHONE_MASK, prepare }, { input, value: shown, onAccept: hold });

  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={required}>
      <Input
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
        name={field.name}
        defaultValue={shown}
        onBlur={() => {
          finishTyping();
          field.onBlur();
        }}
        onKeyDown={(event) => event.key === 'Enter' && finishTyping()}
        disabled={disabled}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7 (___) ___-__-__"
      />
    </Field>
  );
}
