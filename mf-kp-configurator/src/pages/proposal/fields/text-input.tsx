import { readText, useEarlyInput } from '@site/forms/fields';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import type { ComponentProps, ReactNode } from 'react';

interface TextInputProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

const nobody = () => {};

export function TextInput({ label, hint, error, required, value, onChange, ...native }: TextInputProps) {
  const ref = useEarlyInput<HTMLInputElement, string>({ ref: nobody, read: readText, held: value, take: onChange });
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Input
        autoComplete="off"
        {...native}
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

type TextAreaProps = Pick<TextInputProps, 'label' | 'value' | 'onChange' | 'maxLength' | 'hint' | 'placeholder'> & {
  rows?: number;
};

export function TextArea({ label, hint, value, onChange, ...native }: TextAreaProps) {
  const ref = useEarlyInput<HTMLTextAreaElement, string>({ ref: nobody, read: readText, held: value, take: onChange });
  return (
    <Field label={label} hint={hint}>
      <Textarea {...native} ref={ref} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
