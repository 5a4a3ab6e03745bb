import type { LibraryMedium } from '@site/contracts/manage-media';
import { Button } from '@site/ui/button';
import { ChoiceGroup } from '@site/ui/choice';
import { Picture, type PictureData } from '@site/ui/picture';
import { LibraryButton } from './library-button.tsx';
import css from './photographs.module.css';

interface PhotographPickerProps {
  legend: string;
  hint?: string;
  /** Name of the chosen photograph, or empty. */
  name: string;
  /** Shown beside the name, or in its place. */
  picture: PictureData | null | undefined;
  /** Shown without a name. */
  none: string;
  /** Width by height of the picture: `4 / 3`. */
  ratio: string;
  error?: string | undefined;
  onPick: (photograph: LibraryMedium) => void;
  /** Absent: one must be chosen. */
  onRemove?: () => void;
}

/** The chosen photograph of the media library, with the button that opens the library. */
export function PhotographPicker(props: PhotographPickerProps) {
  const { legend, hint, name, picture, none, ratio, error, onPick, onRemove } = props;
  return (
    <ChoiceGroup legend={legend}>
      <div className={css.field}>
        {picture && (
          <div className={css.picture} style={{ aspectRatio: ratio }}>
            <Picture picture={picture} fit="cover" decorative sizes="7.5rem" />
          </div>
        )}
        <div className={css.about}>
          <div>{name || none}</div>
          {hint && <div className={css.hint}>{hint}</div>}
          <div className={css.buttons}>
            <LibraryButton label={legend} chosen={[name]} ratio={ratio} onPick={onPick} />
            {name && onRemove && (
              <Button size="small" variant="ghost" aria-label={`Убрать: ${legend}`} onClick={onRemove}>
                Убрать
              </Button>
            )}
          </div>
          {error && (
            <p role="alert" className={css.error}>
              {error}
            </p>
          )}
        </div>
      </div>
    </ChoiceGroup>
  );
}
