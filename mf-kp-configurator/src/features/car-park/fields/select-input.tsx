import { readText, useEarlyInput } from '@site/forms/fields';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import type { ReactNode } from 'react';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectInputProps<Value extends string> {
  label: ReactNode;
  /** Empty until an option is chosen. */
  value: Value | '';
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

const noRef = () => {};

export function SelectInput<Value extends string>({
  label,
  value,
  options,
  onChange,
  required,
  hint,
  error,
}: SelectInputProps<Value>) {
  const take = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option && option.value !== value) onChange(option.value);
  };
  const ref = useEarlyInput<HTMLSelectElement, string>({ ref: noRef, read: readText, held: value, take });
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Select ref={ref} value={value} onChange={(event) => take(event.target.value)}>
        {!options.some((option) => option.value === value) && <option value={value}>Выберите из&nbsp;списка</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface AutoSelectProps {
  label: ReactNode;
  /** Null follows the rules. */
  value: boolean | null;
  /** The result of the rules, as text. */
  auto: string;
  onChange: (value: boolean | null) => void;
}

const answers = { yes: true, no: false, auto: null } as const;

export function AutoSelect({ label, value, auto, onChange }: AutoSelectProps) {
  return (
    <SelectInput
      label={label}
      value={value === null ? 'auto' : value ? 'yes' : 'no'}
      options={[
        { value: 'auto', label: `По правилам: ${auto}` },
        { value: 'yes', label: 'Есть' },
        { value: 'no', label: 'Нет' },
      ]}
      onChange={(next) => onChange(answers[next])}
    />
  );
}
