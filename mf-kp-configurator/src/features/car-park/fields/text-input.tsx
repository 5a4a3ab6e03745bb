import { readText, tooLong, useEarlyInput } from '@site/forms/fields';
import { Field } from '@site/ui/field';
import { Input, Textarea } from '@site/ui/input';
import { useState, type ComponentProps, type ReactNode } from 'react';

interface TextInputProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

const noRef = () => {};

/** Leaves a text that is too long in its field with an error, and does not pass it on. */
function useLimitedText({ value, onChange, maxLength }: Pick<TextInputProps, 'value' | 'onChange' | 'maxLength'>) {
  const [long, setLong] = useState<string | null>(null);
  const take = (text: string) => {
    const isLong = tooLong(text, maxLength) !== undefined;
    setLong(isLong ? text : null);
    if (!isLong) onChange(text);
  };
  return { text: long ?? value, take, problem: long === null ? undefined : tooLong(long, maxLength) };
}

export function TextInput({ label, hint, error, required, value, onChange, maxLength, ...native }: TextInputProps) {
  const { text, take, problem } = useLimitedText({ value, onChange, maxLength });
  const ref = useEarlyInput<HTMLInputElement, string>({ ref: noRef, read: readText, held: text, take });
  return (
    <Field label={label} hint={hint} error={problem ?? error} required={required}>
      <Input autoComplete="off" {...native} ref={ref} value={text} onChange={(event) => take(event.target.value)} />
    </Field>
  );
}

type TextAreaProps = Pick<TextInputProps, 'label' | 'value' | 'onChange' | 'maxLength' | 'hint' | 'placeholder'> & {
  rows?: number;
};

export function TextArea({ label, hint, value, onChange, maxLength, ...native }: TextAreaProps) {
  const { text, take, problem } = useLimitedText({ value, onChange, maxLength });
  const ref = useEarlyInput<HTMLTextAreaElement, string>({ ref: noRef, read: readText, held: text, take });
  return (
    <Field label={label} hint={hint} error={problem}>
      <Textarea {...native} ref={ref} value={text} onChange={(event) => take(event.target.value)} />
    </Field>
  );
}
