import { CheckboxField } from '@site/forms/fields';
import { ChoiceGroup } from '@site/ui/choice';
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import css from './staff-entries.module.css';

interface TicksFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A record of ticks by value. */
  name: FieldPath<Values>;
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** Several of some options. */
export function TicksField<Values extends FieldValues>({
  control,
  name,
  legend,
  hint,
  options,
}: TicksFieldProps<Values>) {
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  return (
    <ChoiceGroup legend={legend}>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.ticks}>
        {options.map(({ value, label }) => (
          <CheckboxField key={value} control={control} name={`${name}.${value}` as FieldPath<Values>} label={label} />
        ))}
      </div>
      {typeof message === 'string' && (
        <p role="alert" className={css.error}>
          {message}
        </p>
      )}
    </ChoiceGroup>
  );
}
