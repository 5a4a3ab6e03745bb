import type { VideoField } from '@site/contracts/form-fields';
import type { LibraryMedium } from '@site/contracts/manage-media';
import { formatDuration } from '@site/kernel/duration';
import { LibraryButton } from '@site/staff/photographs';
import { cx } from '@site/ui/cx';
import { Picture } from '@site/ui/picture';
import { useState } from 'react';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { textOf } from './form-values.ts';
import { useMistake } from './mistakes.ts';
import { useLibraryMedium } from './use-library-medium.ts';

/** An uploaded video. */
export function VideoControl({ field, name, value, onChange }: ControlProps<VideoField>) {
  const file = textOf(value);
  const [picked, setPicked] = useState<LibraryMedium | null>(null);
  const video = useLibraryMedium('video', file, picked);
  const mistake = useMistake(name);
  const title = () => {
    if (!file) return 'Не\u00a0выбран';
    return video === null ? `${file}: нет в\u00a0библиотеке` : file;
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field.label}</legend>
      <div className={css.chosen}>
        {video && (
          <div className={cx(css.thumbnail, css.photograph)}>
            <Picture picture={video.picture} fit="cover" decorative sizes="10rem" />
          </div>
        )}
        <div className={css.about}>
          <span className={css.chosenName}>{title()}</span>
          {video && <span>{`${video.alt}, ${formatDuration(video.seconds ?? 0)}`}</span>}
          <LibraryButton
            label={field.label}
            name={name}
            type="video"
            chosen={[file]}
            ratio="16 / 9"
            onPick={(one) => {
              setPicked(one);
              onChange(one.name);
            }}
          />
          {mistake && <p className={css.mistake}>{mistake}</p>}
        </div>
      </div>
    </fieldset>
  );
}
