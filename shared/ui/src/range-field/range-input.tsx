import { useId, useState } from 'react';
import { formatNumber } from '@site/kernel/numbers';
import { readNumber } from '@site/kernel/typed-numbers';
import css from './range-field.module.css';

interface RangeInputProps {
  /** «от» or «до», inside the box. */
  prefix: string;
  label: string;
  value: number | null;
  placeholder: string;
  disabled?: boolean;
  onCommit: (value: number | null) => void;
}

/**
 * Number input: groups digits while displayed, unformatted while typing. Text that is no number stays with a message, and
 * the bound stays as it was.
 */
export function RangeInput({ prefix, label, value, placeholder, disabled, onCommit }: RangeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const messageId = useId();
  const commit = () => {
    if (typed === null) return;
    const number = readNumber(typed);
    const isWrong = number === null && typed.trim() !== '';
    setRefused(isWrong);
    if (isWrong) return;
    setTyped(null);
    onCommit(number);
  };
  return (
    <label className={css.box}>
      <span className={css.prefix}>{prefix}</span>
      <input
        aria-label={label}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? messageId : undefined}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? (value === null ? '' : formatNumber(value))}
        onChange={(event) => {
          setRefused(false);
          setTyped(event.target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      {refused && (
        <span id={messageId} role="alert" className={css.message}>
          Введите число
        </span>
      )}
    </label>
  );
}
