import { MAX_ORDER_FILES } from '@site/contracts/limits';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { CheckoutValues } from '../checkout-values.ts';
import { FileRow } from './file-row.tsx';
import { accept, hint } from './file-rules.ts';
import { useUploads } from './use-uploads.ts';
import css from './files.module.css';

interface FilesFieldProps {
  form: UseFormReturn<CheckoutValues>;
  /** The order waits for a file that is on its way. */
  onBusy: (busy: boolean) => void;
}

/** A drawing, a card of the company, a specification: sent at once, and part of the order when it is placed. */
export function FilesField({ form: { control, getValues }, onBusy }: FilesFieldProps) {
  const noteId = useId();
  const { field, fieldState } = useController({ control, name: 'files' });
  const { uploads, busy, add, drop } = useUploads(field.value, (file) =>
    // Of two files that arrive together each must find the other.
    field.onChange([...getValues('files'), file]),
  );
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(target.files ?? []));
    target.value = ''; // The same file may be chosen again after it was removed.
  };
  const removed = (remove: () => void) => () => {
    remove();
    // The row that had the focus is gone.
    button.current?.focus();
  };

  return (
    <div className={css.files} role="group" aria-label="Файлы к&nbsp;заказу">
      {(field.value.length > 0 || uploads.length > 0) && (
        <ul className={css.list}>
          {field.value.map(({ id, name, size_bytes }) => (
            <FileRow
              key={id}
              name={name}
              size={size_bytes}
              onRemove={removed(() => field.onChange(field.value.filter((file) => file.id !== id)))}
            />
          ))}
          {uploads.map(({ id, name, size, progress, error }) => (
            <FileRow key={id} name={name} size={size} progress={progress} error={error} onRemove={removed(() => drop(id))} />
          ))}
        </ul>
      )}
      <Button
        ref={(element) => {
          button.current = element;
          field.ref(element);
        }}
        name="files"
        variant="secondary"
        iconStart={iconUpload}
        disabled={field.value.length >= MAX_ORDER_FILES}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        Прикрепить файлы
      </Button>
      <input ref={input} type="file" multiple accept={accept} hidden onChange={choose} aria-label="Файлы к&nbsp;заказу" />
      <p id={noteId} className={fieldState.error ? css.error : css.hint}>{fieldState.error?.message ?? hint}</p>
      <p role="status" className={css.status}>{busy ? 'Файлы загружаются…' : ''}</p>
    </div>
  );
}
