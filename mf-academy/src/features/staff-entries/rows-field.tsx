import { TextField } from '@site/forms/fields';
import { Button, IconButton } from '@site/ui/button';
import { ChoiceGroup } from '@site/ui/choice';
import { iconPlus, iconTrash } from '@site/ui/icons';
import {
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldPath,
  type FieldValues,
  useFieldArray,
} from 'react-hook-form';
import css from './staff-entries.module.css';

interface RowsFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: ArrayPath<Values>;
  legend: string;
  /** Fields of a row: a text and a number. */
  text: { name: string; label: string };
  number: { name: string; label: string };
  /** Label of the button. */
  add: string;
}

/** Rows of a text and a number, at least one. */
export function RowsField<Values extends FieldValues>({
  control,
  name,
  legend,
  text,
  number,
  add,
}: RowsFieldProps<Values>) {
  const { fields, append, remove } = useFieldArray({ control, name });
  const at = (index: number, field: string) => `${name}.${index}.${field}` as FieldPath<Values>;
  const empty = { [text.name]: '', [number.name]: '' } as FieldArray<Values, ArrayPath<Values>>;
  return (
    <ChoiceGroup legend={legend}>
      <ul className={css.rows}>
        {fields.map(({ id }, index) => (
          <li key={id} className={css.row}>
            <TextField control={control} name={at(index, text.name)} label={text.label} maxLength={200} required />
            <TextField
              control={control}
              name={at(index, number.name)}
              label={number.label}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <div className={css.remove}>
              <IconButton
                icon={iconTrash}
                label={`Убрать строку ${index + 1}`}
                disabled={fields.length === 1}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" variant="secondary" iconStart={iconPlus} onClick={() => append(empty)}>
          {add}
        </Button>
      </div>
    </ChoiceGroup>
  );
}
