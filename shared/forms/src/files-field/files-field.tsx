import type { UploadedFile } from '@site/contracts/uploaded-file';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useUploads } from '../upload-file/index.ts';
import { FileRow } from './file-row.tsx';
import { accept, fileError, hintOf, tooManyOf } from './file-rules.ts';
import css from './files.module.css';

interface FilesFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Field with a list of `UploadedFile`. */
  name: FieldPath<Values>;
  /** Accessible name, such as «Файлы к заказу». */
  label: string;
  /** Upload URL, made by `addressOf`. */
  address: string;
  max: number;
  /** Called with whether uploads are running: the form waits for them. */
  onBusy: (busy: boolean) => void;
}

/** Files attached to a form: each is uploaded at once and submitted with the form. */
export function FilesField<Values extends FieldValues>({
  form: { control, getValues },
  name,
  label,
  address,
  max,
  onBusy,
}: FilesFieldProps<Values>) {
  const noteId = useId();
  const { field, fieldState } = useController({ control, name });
  const files: readonly UploadedFile[] = field.value;
  const { uploads, busy, add, drop } = useUploads<UploadedFile>({
    address,
    room: max - files.length,
    tooMany: tooManyOf(max),
    mistakeOf: fileError,
    // Read the current value: two files may finish at the same time.
    onUploaded: (file) => field.onChange([...getValues(name), file]),
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(target.files ?? []));
    target.value = ''; // The same file may be chosen again after it was removed.
  };
  const removed = (remove: () => void) => () => {
    remove();
    // The focused row is gone.
    button.current?.focus();
  };

  return (
    <div className={css.files} role="group" aria-label={label}>
      {(files.length > 0 || uploads.length > 0) && (
        <ul className={css.list}>
          {files.map(({ id, name: title, size_bytes }) => (
            <FileRow
              key={id}
              name={title}
              size={size_bytes}
              onRemove={removed(() => field.onChange(files.filter((file) => file.id !== id)))}
            />
          ))}
          {uploads.map(({ id, name: title, size, progress, error }) => (
            <FileRow
              key={id}
              name={title}
              size={size}
              progress={progress}
              error={error}
              onRemove={removed(() => drop(id))}
            />
          ))}
        </ul>
      )}
      <Button
        ref={(element) => {
          button.current = element;
          field.ref(element);
        }}
        name={name}
        variant="secondary"
        iconStart={iconUpload}
        disabled={files.length >= max}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        Прикрепить файлы
      </Button>
      <input ref={input} type="file" multiple accept={accept} hidden onChange={choose} aria-label={label} />
      <p id={noteId} className={fieldState.error ? css.error : css.hint}>
        {fieldState.error?.message ?? hintOf(max)}
      </p>
      <p role="status" className={css.status}>
        {busy ? 'Файлы загружаются…' : ''}
      </p>
    </div>
  );
}
