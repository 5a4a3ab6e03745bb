import { ChoiceGroup, Radio } from '@site/ui/choice';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { readTick, useEarlyInput } from './use-early-input.ts';
import css from './radio-field.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface RadioFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  legend: ReactNode;
  /** Hides the legend visually, when a heading repeats it. */
  legendHidden?: boolean;
  options: readonly RadioOption[];
}

/** Radio buttons as tiles; the whole tile is clickable. */
export function RadioField<Values extends FieldValues>({
  control,
  name,
  legend,
  legendHidden,
  options,
}: RadioFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoiceGroup legend={legend} legendHidden={legendHidden}>
      <div className={css.tiles}>
        {options.map((option) => (
          <Tile key={option.value} option={option} field={field} />
        ))}
      </div>
      {fieldState.error && (
        <p className={css.error} role="alert">
          {fieldState.error.message}
        </p>
      )}
    </ChoiceGroup>
  );
}

interface TileProps {
  option: RadioOption;
  field: {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    ref: (element: HTMLElement | null) => void;
  };
}

const noop = () => {};

function Tile({ option: { value, label, hint }, field: { ref: register, onChange, ...field } }: TileProps) {
  const chosen = field.value === value;
  const ref = useEarlyInput({
    // Only the checked radio receives the focus of the group.
    ref: chosen ? register : noop,
    read: readTick,
    held: chosen,
    take: (ticked) => ticked && onChange(value),
  });
  return (
    <Radio
      {...field}
      ref={ref}
      className={css.tile}
      value={value}
      checked={chosen}
      onChange={() => onChange(value)}
      label={label}
      hint={hint}
    />
  );
}
