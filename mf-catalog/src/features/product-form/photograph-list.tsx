import type { LibraryMedium } from '@site/contracts/manage-media';
import { PhotographDialog } from '@site/staff/photographs';
import { Button } from '@site/ui/button';
import { ChoiceGroup } from '@site/ui/choice';
import { Picture } from '@site/ui/picture';
import { useEffect, useRef, useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import css from './photograph-list.module.css';

interface PhotographListProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Names of photographs or videos of the library, in the order of the page. */
  name: FieldPathByValue<Values, string[]>;
  legend: string;
  hint: string;
  type?: 'photo' | 'video';
  /** Saved ones of all lists. */
  saved: readonly LibraryMedium[];
}

/** The list with an item moved by one place. */
function moved(list: readonly string[], from: number, by: -1 | 1): string[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, from + by), ...list.slice(from, from + 1), ...rest.slice(from + by)];
}

/** Photographs or videos of the media library in an order. */
export function PhotographList<Values extends FieldValues>(props: PhotographListProps<Values>) {
  const { control, name, legend, hint, type = 'photo', saved } = props;
  const { field, fieldState } = useController({ control, name });
  const [known, setKnown] = useState(new Map(saved.map((one) => [one.name, one])));
  const [isOpen, setOpen] = useState(false);
  const rows = useRef<HTMLOListElement>(null);
  /** The moved photograph, which takes the focus along. */
  const [focused, setFocused] = useState<{ index: number; by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (!focused) return;
    const buttons = rows.current?.children[focused.index]?.querySelectorAll<HTMLButtonElement>('[data-by]');
    const wanted = [...(buttons ?? [])].filter(({ disabled }) => !disabled);
    (wanted.find(({ dataset }) => dataset.by === String(focused.by)) ?? wanted[0])?.focus();
  }, [focused]);

  const names: readonly string[] = field.value;
  const move = (index: number, by: -1 | 1) => {
    field.onChange(moved(names, index, by));
    setFocused({ index: index + by, by });
  };
  const toggle = (photograph: LibraryMedium) => {
    setKnown((before) => new Map([...before, [photograph.name, photograph]]));
    const { name: picked } = photograph;
    field.onChange(names.includes(picked) ? names.filter((one) => one !== picked) : [...names, picked]);
  };
  return (
    <ChoiceGroup legend={legend}>
      <p className={css.hint}>{hint}</p>
      {names.length > 0 && (
        <ol ref={rows} className={css.rows}>
          {names.map((one, index) => {
            const picture = known.get(one)?.picture;
            return (
              <li key={one} className={css.row}>
                <span className={css.picture}>
                  {picture && <Picture picture={picture} fit="cover" decorative sizes="5rem" />}
                </span>
                <span className={css.name}>{one}</span>
                <span className={css.buttons}>
                  <Button
                    size="small"
                    variant="ghost"
                    data-by="-1"
                    disabled={index === 0}
                    aria-label={`Выше: ${one}`}
                    onClick={() => move(index, -1)}
                  >
                    Выше
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    data-by="1"
                    disabled={index === names.length - 1}
                    aria-label={`Ниже: ${one}`}
                    onClick={() => move(index, 1)}
                  >
                    Ниже
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`Убрать: ${one}`}
                    onClick={() => field.onChange(names.filter((other) => other !== one))}
                  >
                    Убрать
                  </Button>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          size="small"
          variant="secondary"
          aria-label={`${legend}: выбрать из\u00a0библиотеки`}
          onClick={() => setOpen(true)}
        >
          Выбрать из&nbsp;библиотеки
        </Button>
      </div>
      {fieldState.error && (
        <p role="alert" className={css.error}>
          {fieldState.error.message}
        </p>
      )}
      {isOpen && (
        <PhotographDialog
          title={`${legend}: выбор из\u00a0библиотеки`}
          type={type}
          chosen={names}
          many
          ratio="4 / 3"
          onPick={toggle}
          onClose={() => setOpen(false)}
        />
      )}
    </ChoiceGroup>
  );
}
