import type { LibraryPhotograph } from '@site/contracts/manage-media';
import { Button } from '@site/ui/button';
import { ChoiceGroup } from '@site/ui/choice';
import { Picture, type PictureData } from '@site/ui/picture';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { PortraitDialog } from './portrait-dialog.tsx';
import css from './portrait-field.module.css';
import type { TrainerValues } from './trainer-values.ts';

interface PortraitFieldProps {
  control: Control<TrainerValues>;
  /** The portrait that is saved. */
  saved: { portrait: string | null; picture: PictureData | null } | null;
}

/** A photograph of the media library. Without one the page shows a drawing, or the name alone. */
export function PortraitField({ control, saved }: PortraitFieldProps) {
  const { field, fieldState } = useController({ control, name: 'portrait' });
  const [chosen, setChosen] = useState<LibraryPhotograph | null>(null);
  const [isOpen, setOpen] = useState(false);
  const name = field.value;
  const isSaved = name === (saved?.portrait ?? '');
  const picture = isSaved ? saved?.picture : chosen?.name === name ? chosen.picture : null;
  return (
    <ChoiceGroup legend="Портрет">
      <div className={css.field}>
        {picture && (
          <div className={css.face}>
            <Picture picture={picture} fit="cover" decorative sizes="7.5rem" />
          </div>
        )}
        <div className={css.about}>
          <div>{name || (picture ? 'Рисованный портрет' : 'Фотография не\u00a0выбрана')}</div>
          <div className={css.buttons}>
            <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
              Выбрать из&nbsp;библиотеки
            </Button>
            {name && (
              <Button size="small" variant="ghost" onClick={() => field.onChange('')}>
                Убрать портрет
              </Button>
            )}
          </div>
          {fieldState.error && <p role="alert">{fieldState.error.message}</p>}
        </div>
      </div>
      {isOpen && (
        <PortraitDialog
          onPick={(portrait) => {
            setChosen(portrait);
            field.onChange(portrait.name);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </ChoiceGroup>
  );
}
