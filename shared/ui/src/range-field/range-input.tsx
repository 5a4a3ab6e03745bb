import { useState } from 'react';
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

/** Number input: groups digits while displayed, unformatted while typing. */
export function RangeInput({ prefix, label, value, placeholder, disabled, onCommit }: RangeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onCommit(readNumber(typed));
  };
  return (
    <label className={css.box}>
      <span className={css.prefix}>{prefix}</span>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? (value === null ? '' : formatNumber(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </label>
  );
}
