import type { LibraryMedium } from '@site/contracts/manage-media';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import { PhotographChoice } from './photograph-choice.tsx';
import css from './photographs.module.css';
import { PictureSearch } from './picture-search.tsx';
import type { LibraryType } from './use-photographs.ts';

interface PhotographDialogProps {
  title: string;
  type?: LibraryType;
  /** Names of the chosen ones. */
  chosen: readonly string[];
  /** Whether more than one is chosen: the dialog stays open. */
  many?: boolean;
  /** Width by height of a tile: `4 / 3`. */
  ratio: string;
  onPick: (medium: LibraryMedium) => void;
  onClose: () => void;
}

/** A dialog to find and choose a photograph or a video of the media library. */
export function PhotographDialog({ title, many, onClose, ...choice }: PhotographDialogProps) {
  const [search, setSearch] = useState('');
  return (
    <Dialog
      open
      size="large"
      title={title}
      footer={many && <Button onClick={onClose}>{`Готово: ${choice.chosen.length}`}</Button>}
      onClose={onClose}
    >
      <div className={css.choose}>
        <PictureSearch label={'Имя файла или\u00a0описание'} value={search} onChange={setSearch} />
        <PhotographChoice {...choice} search={search.trim()} />
      </div>
    </Dialog>
  );
}
