import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { type ReactNode, useState } from 'react';
import { DialogSearch } from '../search/index.ts';
import css from './photographs.module.css';

interface LibraryDialogProps {
  /** Label of the field. */
  label: string;
  /** Path of the field, to which the form leads a mistake. */
  name?: string | undefined;
  footer?: (close: () => void) => ReactNode;
  children: (search: string, close: () => void) => ReactNode;
}

/** A button with a dialog to find files of the media library. */
export function LibraryDialog({ label, name, footer, children }: LibraryDialogProps) {
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
        <Dialog open size="large" title={`${label}: выбор из\u00a0библиотеки`} footer={footer?.(close)} onClose={close}>
          <div className={css.choose}>
            <DialogSearch label={'Имя файла или\u00a0описание'} value={search} onChange={setSearch} />
            {children(search.trim(), close)}
          </div>
        </Dialog>
      )}
    </>
  );
}
