import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useState } from 'react';
import { grouped, regroup } from './grouped-input.ts';
import { figureProblem, readFigure, type FieldName } from './pay-back.ts';

interface FigureFieldProps {
  name: FieldName;
  label: string;
  unit: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Input for a number with a unit: groups thousands while typing, and refuses other text in words. */
export function FigureField({ name, label, unit, value, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState('');
  // A value from elsewhere, such as the example, replaces the typed text.
  const text = readFigure(name, typed) === value ? typed : grouped(value);
  const problem = figureProblem(name, text) ?? (value === null ? 'Заполните это поле' : undefined);
  return (
    <Field label={label} error={problem}>
      <Input
        name={name}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        end={unit}
        onChange={({ target }) => {
          const next = regroup(target);
          setTyped(next);
          onChange(readFigure(name, next));
        }}
        onBlur={() => {
          if (!problem) setTyped(grouped(value));
        }}
      />
    </Field>
  );
}
