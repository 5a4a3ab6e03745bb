import type { PictureField, SceneField } from '@site/contracts/form-fields';
import type { LibraryPicture } from '@site/contracts/manage-content';
import { list } from '@site/staff/list';
import { PictureTiles } from '@site/staff/picture-tiles';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { Picture } from '@site/ui/picture';
import { createContext, use, useState } from 'react';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { emptyValue, textOf, valuesOf, withValue } from './form-values.ts';
import { useMistake } from './mistakes.ts';

/** The pictures that documents can show. */
export const LibraryContext = createContext<readonly LibraryPicture[]>([]);

const useLibraryPicture = (scene: string) => use(LibraryContext).find((one) => one.scene === scene);

interface ChosenProps {
  label: string;
  name: string;
  scene: string;
  onChoose: (scene: string) => void;
}

/** The chosen picture with the button that opens the library. */
function Chosen({ label, name, scene, onChoose }: ChosenProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useLibraryPicture(scene);
  const mistake = useMistake(name);
  return (
    <div className={css.chosen}>
      {chosen && (
        <div className={css.thumbnail}>
          <Picture picture={chosen.picture} fit="cover" decorative sizes="10rem" />
        </div>
      )}
      <div className={css.about}>
        <span>{chosen?.title ?? (scene || 'Не\u00a0выбрана')}</span>
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
        <LibraryDialog
          chosen={scene}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            setOpen(false);
            onChoose(next);
          }}
        />
      )}
    </div>
  );
}

export const SceneControl = ({ field, name, value, onChange }: ControlProps<SceneField>) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{field.label}</legend>
    <Chosen label={field.label} name={name} scene={textOf(value)} onChoose={onChange} />
  </fieldset>
);

export function PictureControl({ field, name, value, onChange }: ControlProps<PictureField>) {
  const picture = valuesOf(value);
  const chosen = useLibraryPicture(textOf(picture.scene));
  const mistake = useMistake(`${name}.alt`);
  const add = () => onChange({ scene: 'parking', alt: '' });
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field.label}</legend>
      {value === undefined ? (
        <div>
          <Button size="small" variant="secondary" onClick={add}>
            Добавить картинку
          </Button>
        </div>
      ) : (
        <>
          <Chosen
            label={field.label}
            name={`${name}.scene`}
            scene={textOf(picture.scene)}
            onChoose={(scene) => onChange(withValue(picture, 'scene', scene))}
          />
          <Field
            label="Что на&nbsp;картинке"
            hint={chosen ? `Прочтут те, кто картинки не\u00a0видит. Например: ${chosen.title}` : undefined}
            error={mistake}
          >
            <Input
              name={`${name}.alt`}
              type="text"
              value={textOf(picture.alt)}
              onChange={({ target }) => onChange(withValue(picture, 'alt', target.value))}
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

interface LibraryDialogProps {
  chosen: string;
  onChoose: (scene: string) => void;
  onClose: () => void;
}

const normal = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').trim();

function LibraryDialog({ chosen, onChoose, onClose }: LibraryDialogProps) {
  const [search, setSearch] = useState('');
  const library = use(LibraryContext);
  const words = normal(search).split(' ');
  const found = library.filter(({ title }) => words.every((word) => normal(title).includes(word)));
  return (
    <Dialog open size="large" title="Библиотека картинок" onClose={onClose}>
      <div className={css.library}>
        <Field label="Что на&nbsp;картинке">
          <Input type="search" icon={iconSearch} value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
        <p className={list.quiet} role="status">
          {found.length === 0 ? 'Ничего не\u00a0нашлось' : `Найдено: ${found.length}`}
        </p>
        <PictureTiles
          tiles={found.map(({ scene, title, picture }) => ({ id: scene, title, picture }))}
          chosen={chosen}
          ratio="12 / 5"
          onPick={({ id }) => onChoose(id)}
        />
      </div>
    </Dialog>
  );
}
