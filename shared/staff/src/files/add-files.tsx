import type { UploadedFile } from '@site/contracts/uploaded-file';
import { accept, fileError, FileRow } from '@site/forms/files-field';
import { useUploads } from '@site/forms/upload-file';
import { formatCount } from '@site/kernel/plurals';
import { toast, useRevalidator } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { useRef, type ChangeEvent } from 'react';
import { list } from '../list/index.ts';

interface AddFilesProps {
  /** Address of the upload. */
  address: string;
  /** Files that may be uploaded at once. */
  most: number;
  /** Label of the button. */
  label: string;
  /** Toast after each upload. */
  done: (name: string) => string;
}

/** Uploads files, each with its progress, and reloads the page. */
export function AddFiles({ address, most, label, done }: AddFilesProps) {
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, busy, add, drop } = useUploads<UploadedFile>({
    address,
    room: most,
    tooMany: `За\u00a0один раз загружается не\u00a0больше ${formatCount(most, ['файла', 'файлов', 'файлов'])}`,
    mistakeOf: fileError,
    onUploaded: ({ name }) => {
      toast.success(done(name));
      void revalidate();
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(target.files ?? []));
    target.value = ''; // The same file may be chosen again after its removal.
  };
  return (
    <>
      {uploads.length > 0 && (
        <ul className={list.list}>
          {uploads.map(({ id, ...upload }) => (
            <FileRow key={id} {...upload} onRemove={() => drop(id)} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" iconStart={iconUpload} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input ref={input} type="file" multiple accept={accept} hidden onChange={choose} aria-label={label} />
      </div>
      <p role="status">{busy ? 'Файлы загружаются…' : ''}</p>
    </>
  );
}
