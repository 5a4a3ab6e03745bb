import type { LibraryMedium } from '@site/contracts/manage-media';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import { PhotographChoice } from './photograph-choice.tsx';
import css from './photographs.module.css';
import { PictureSearch } from './picture-search.tsx';
import type { LibraryType } from './use-photographs.ts';

interface LibraryButtonProps {
  /** Label of the field. */
  label: string;
  /** Path of the field, to which the form leads a mistake. */
  name?: string;
  type?: LibraryType;
  /** Names of the chosen ones. */
  chosen: readonly string[];
  /** Whether more than one is chosen: the dialog stays open. */
  many?: boolean;
  /** Width by height of a tile: `4 / 3`. */
  ratio: string;
  onPick: (medium: LibraryMedium) => void;
}

/** Opens a dialog to find and choose photographs or videos of the media library. */
export function LibraryButton({ label, name, many, onPick, ...choice }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const close = () => {
    setOpen(false);
    setSearch('');
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        name={name}
        aria-label={`${label}: выбрать из\u00a0библиотеки`}
        onClick={() => setOpen(true)}
      >
        Выбрать из&nbsp;библиотеки
      </Button>
      {isOpen && (
        <Dialog
          open
          size="large"
          title={`${label}: выбор из\u00a0библиотеки`}
          footer={many && <Button onClick={close}>{`Готово: ${choice.chosen.length}`}</Button>}
          onClose={close}
        >
          <div className={css.choose}>
            <PictureSearch label={'Имя файла или\u00a0описание'} value={search} onChange={setSearch} />
            <PhotographChoice
              {...choice}
              search={search.trim()}
              onPick={(medium) => {
                if (!many) close();
                onPick(medium);
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
