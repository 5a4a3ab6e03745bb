import type { LibraryPhotograph } from '@site/contracts/manage-media';
import { PhotographChoice, PictureSearch } from '@site/staff/photographs';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import css from './portrait-field.module.css';

interface PortraitDialogProps {
  onPick: (portrait: LibraryPhotograph) => void;
  onClose: () => void;
}

export function PortraitDialog({ onPick, onClose }: PortraitDialogProps) {
  const [search, setSearch] = useState('');
  return (
    <Dialog open size="large" title="Портрет из&nbsp;библиотеки" onClose={onClose}>
      <div className={css.choose}>
        <PictureSearch label="Имя файла или&nbsp;описание" value={search} onChange={setSearch} />
        <PhotographChoice list="GET /manage/trainer-portraits/" search={search.trim()} ratio="1" onPick={onPick} />
      </div>
    </Dialog>
  );
}
