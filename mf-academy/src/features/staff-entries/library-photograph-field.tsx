import type { LibraryMedium } from '@site/contracts/manage-media';
import { PhotographPicker } from '@site/staff/photographs';
import type { PictureData } from '@site/ui/picture';
import { useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

interface LibraryPhotographFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The name of a photograph, or empty. */
  name: FieldPathByValue<Values, string>;
  legend: string;
  /** Name of the drawing that the page shows without a photograph. */
  drawn: string;
  /** Width by height: `3 / 2`. */
  ratio: string;
  /** The photograph that is saved, and the picture of the page. */
  saved: { name: string | null; picture: PictureData | null } | null;
}

/** A photograph of the media library. Without one the page shows a drawing or nothing. */
export function LibraryPhotographField<Values extends FieldValues>({
  control,
  name,
  drawn,
  saved,
  ...picker
}: LibraryPhotographFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [chosen, setChosen] = useState<LibraryMedium | null>(null);
  const photograph: string = field.value;
  const isSaved = photograph === (saved?.name ?? '');
  const picture = isSaved ? saved?.picture : chosen?.name === photograph ? chosen.picture : null;
  return (
    <PhotographPicker
      {...picker}
      name={photograph}
      picture={picture}
      none={picture ? drawn : 'Фотография не\u00a0выбрана'}
      error={fieldState.error?.message}
      onPick={(one) => {
        setChosen(one);
        field.onChange(one.name);
      }}
      onRemove={() => field.onChange('')}
    />
  );
}
