import type { LibraryMedium } from '@site/contracts/manage-media';
import { LibraryMarks } from '@site/staff/photographs';
import { Picture } from '@site/ui/picture';
import { useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import css from './media-list.module.css';
import { OrderedField } from './ordered-field.tsx';

interface MediaListProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Names of pictures or videos of the library, in the order of the page. */
  name: FieldPathByValue<Values, string[]>;
  legend: string;
  hint: string;
  type?: 'photo' | 'picture' | 'video';
  /** Saved ones of all lists. */
  saved: readonly LibraryMedium[];
}

/** Photographs or videos of the media library in an order. */
export function MediaList<Values extends FieldValues>(props: MediaListProps<Values>) {
  const { control, name, legend, hint, type = 'photo', saved } = props;
  const { field, fieldState } = useController({ control, name });
  const [known, setKnown] = useState(new Map(saved.map((one) => [one.name, one])));
  const names: readonly string[] = field.value;
  const confirm = (chosen: string[], added: readonly LibraryMedium[]) => {
    setKnown((before) => new Map([...before, ...added.map((one) => [one.name, one] as const)]));
    field.onChange(chosen);
  };
  return (
    <OrderedField
      legend={legend}
      hint={hint}
      items={names}
      keyOf={(one) => one}
      titleOf={(one) => one}
      onChange={field.onChange}
      add={<LibraryMarks label={legend} type={type} chosen={names} ratio="4 / 3" onConfirm={confirm} />}
      error={fieldState.error?.message}
    >
      {(one) => {
        const picture = known.get(one)?.picture;
        return (
          <div className={css.photograph}>
            <span className={css.picture}>
              {picture && <Picture picture={picture} fit="cover" decorative sizes="5rem" />}
            </span>
            <span>{one}</span>
          </div>
        );
      }}
    </OrderedField>
  );
}
