import { readText, useEarlyInput } from '@site/forms/fields';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useState, type ReactNode } from 'react';
import { numberProblem, readNumber, shownNumber, type NumberLimits } from './typed-number.ts';

interface NumberInputProps extends NumberLimits {
  label: ReactNode;
  value: number | null;
  /** Called with numbers within the limits only, so that each saved configuration is valid. */
  onChange: (value: number) => void;
  /** Makes the field optional. */
  onClear?: () => void;
  unit?: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

const noRef = () => {};

/** Shows the text as typed until blur, and reports it as soon as it is a valid number. */
export function NumberInput({
  label,
  value,
  onChange,
  onClear,
  unit,
  required,
  hint,
  error,
  ...limits
}: NumberInputProps) {
  const { scale = 1 } = limits;
  const [typed, setTyped] = useState<string | null>(null);
  const known = shownNumber(value, scale);
  const text = typed ?? known;

  function take(next: string) {
    setTyped(next);
    if (next.trim() === '') return onClear?.();
    const number = readNumber(next, limits);
    if (number !== null && !numberProblem(next, limits) && number !== value) onChange(number);
  }
  const isEmpty = text.trim() === '';
  const problem = isEmpty
    ? !onClear && typed !== null
      ? 'Заполните это поле'
      : undefined
    : numberProblem(text, limits);
  const ref = useEarlyInput<HTMLInputElement, string>({ ref: noRef, read: readText, held: text, take });

  return (
    <Field label={label} hint={hint} error={problem ?? error} required={required}>
      <Input
        ref={ref}
        type="text"
        inputMode={scale === 1 && limits.min >= 0 ? 'numeric' : 'text'}
        autoComplete="off"
        end={unit}
        value={text}
        onChange={(event) => take(event.target.value)}
        // An invalid text stays in view with its message; a number is formatted.
        onBlur={() => !problem && setTyped(null)}
      />
    </Field>
  );
}
