import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { grouped, regroup } from './grouped-input.ts';
import type { FieldName } from './pay-back.ts';

interface FigureFieldProps {
  name: FieldName;
  label: string;
  unit: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Input for a whole number with a unit: accepts digits only and groups thousands. */
export function FigureField({ name, label, unit, value, onChange }: FigureFieldProps) {
  return (
    <Field label={label} error={value === null ? 'Заполните это поле' : undefined}>
      <Input
        name={name}
        value={grouped(value)}
        inputMode="numeric"
        autoComplete="off"
        end={unit}
        onChange={(event) => onChange(regroup(event.target, name))}
      />
    </Field>
  );
}
