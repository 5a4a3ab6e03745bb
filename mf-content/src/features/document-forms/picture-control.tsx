import type { CoverField, PictureField } from '@site/contracts/form-fields';
import type { LibraryMedium } from '@site/contracts/manage-media';
import { Button } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { Picture, type PictureData } from '@site/ui/picture';
import { use, useState } from 'react';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { emptyValue, textOf, type Values, valuesOf, withValue } from './form-values.ts';
import { useMistake } from './mistakes.ts';
import { LibraryContext, type Picked, PictureDialog } from './picture-dialog.tsx';
import { useLibraryMedium } from './use-library-medium.ts';

/** A chosen scene or photograph, with what the library has of it. */
interface ChosenPicture {
  scene: string;
  file: string;
  title: string;
  picture: PictureData | undefined;
  /** Alternative text of the photograph; empty for a scene. */
  alt: string;
  know: (photograph: LibraryMedium) => void;
}

function useChosen({ scene: storedScene, file: storedFile }: Values): ChosenPicture {
  const [scene, file] = [textOf(storedScene), textOf(storedFile)];
  const [picked, know] = useState<LibraryMedium | null>(null);
  const photograph = useLibraryMedium('picture', file, picked);
  const drawn = use(LibraryContext).find((one) => one.scene === scene);
  const names = { scene, file, know };
  if (!file) return { ...names, title: drawn?.title ?? (scene || 'Не\u00a0выбрана'), picture: drawn?.picture, alt: '' };
  if (photograph === null) return { ...names, title: `${file}: нет в\u00a0библиотеке`, picture: undefined, alt: '' };
  return { ...names, title: file, picture: photograph?.picture, alt: photograph?.alt ?? '' };
}

interface ChosenProps {
  label: string;
  /** Path of the property with the name of the picture. */
  name: string;
  mistake: string | undefined;
  chosen: ChosenPicture;
  onPick: (picked: Picked) => void;
}

/** The chosen picture with the button that opens the library. */
function Chosen({ label, name, mistake, chosen, onPick }: ChosenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.chosen}>
      {chosen.picture && (
        <div className={cx(css.thumbnail, chosen.file !== '' && css.photograph)}>
          <Picture picture={chosen.picture} fit="cover" decorative sizes="10rem" />
        </div>
      )}
      <div className={css.about}>
        <span className={css.chosenName}>{chosen.title}</span>
        <Button
          size="small"
          variant="secondary"
          name={name}
          aria-label={`${label}: выбрать другую`}
          onClick={() => setOpen(true)}
        >
          Выбрать другую
        </Button>
        {mistake && <p className={css.mistake}>{mistake}</p>}
      </div>
      {isOpen && (
        <PictureDialog
          chosen={chosen}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            setOpen(false);
            if (!('scene' in picked)) chosen.know(picked);
            onPick(picked);
          }}
        />
      )}
    </div>
  );
}

export function CoverControl({ field, name, value, onChange }: ControlProps<CoverField>) {
  const chosen = useChosen(typeof value === 'string' ? { scene: value } : valuesOf(value));
  const mistakes = [useMistake(name), useMistake(`${name}.file`)];
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field.label}</legend>
      <Chosen
        label={field.label}
        name={chosen.file ? `${name}.file` : name}
        mistake={mistakes.find(Boolean)}
        chosen={chosen}
        onPick={(picked) => onChange('scene' in picked ? picked.scene : { file: picked.name })}
      />
    </fieldset>
  );
}

/** Texts are saved with non-breaking spaces. */
const isSame = (one: string, other: string) => one.replaceAll('\u00a0', ' ') === other.replaceAll('\u00a0', ' ');

export function PictureControl({ field, name, value, onChange }: ControlProps<PictureField>) {
  const stored = valuesOf(value);
  const chosen = useChosen(stored);
  const mistakes = [useMistake(name), useMistake(`${name}.scene`), useMistake(`${name}.file`)];
  const mistakeOfAlt = useMistake(`${name}.alt`);
  const written = textOf(stored.alt);
  const example = chosen.file ? chosen.alt : chosen.picture && chosen.title;

  /** A photograph brings its alternative text, which the next one replaces unless it has been edited. */
  function pick(picked: Picked) {
    const brought = 'scene' in picked ? '' : picked.alt;
    const alt = isSame(written, chosen.alt) ? brought : written;
    onChange('scene' in picked ? { scene: picked.scene, alt } : { file: picked.name, alt });
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field.label}</legend>
      {value === undefined ? (
        <div>
          <Button size="small" variant="secondary" onClick={() => onChange({ scene: 'parking', alt: '' })}>
            Добавить картинку
          </Button>
        </div>
      ) : (
        <>
          <Chosen
            label={field.label}
            name={`${name}.${chosen.file ? 'file' : 'scene'}`}
            mistake={mistakes.find(Boolean)}
            chosen={chosen}
            onPick={pick}
          />
          <Field
            label="Что на&nbsp;картинке"
            hint={example ? `Прочтут те, кто картинки не\u00a0видит. Например: ${example}` : undefined}
            error={mistakeOfAlt}
          >
            <Input
              name={`${name}.alt`}
              type="text"
              value={written}
              onChange={({ target }) => onChange(withValue(stored, 'alt', target.value))}
            />
          </Field>
          {field.optional && (
            <div>
              <Button size="small" variant="ghost" onClick={() => onChange(emptyValue(field))}>
                Убрать картинку
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
