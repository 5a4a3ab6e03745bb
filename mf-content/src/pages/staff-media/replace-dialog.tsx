import { addressOf } from '@site/contracts/endpoint-address';
import type { ManagedMedium } from '@site/contracts/manage-media';
import { FormDialog } from '@site/forms/form-dialog';
import { uploadFile } from '@site/forms/upload-file';
import { formatFileSize } from '@site/kernel/typography';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { isUsed } from './medium-card.tsx';
import { accept, acceptHint, replacementMistake } from './media-mistakes.ts';
import css from './staff-media.module.css';

/** Replaces the content of a file; its name, description and products stay. */
export function ReplaceDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name } = medium;
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const { current } = abort;
    return () => current.abort();
  }, []);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    setFile(chosen);
    setError(replacementMistake(chosen, name));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (progress !== null) return;
    const mistake = file ? replacementMistake(file, name) : 'Выберите файл';
    setError(mistake);
    if (!file || mistake) return;
    setProgress(0);
    const response = await uploadFile<ManagedMedium>({
      address: addressOf('POST /manage/media/{name}/replace/', { params: { name } }),
      file,
      headers: api.requestHeaders(),
      onProgress: setProgress,
      signal: abort.current.signal,
    });
    setProgress(null);
    if (!response.ok) return setError(response.problem.message);
    toast.success('Файл заменён');
    onClose();
    await revalidate();
  };

  return (
    <FormDialog
      title={`Заменить ${name}`}
      submit="Заменить"
      isSubmitting={progress !== null}
      className={css.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {isUsed(medium)
          ? 'Имя и\u00a0описание останутся, новый файл сразу появится везде, где он показан.'
          : 'Имя и\u00a0описание останутся.'}
      </p>
      <div className={css.buttons}>
        <Button
          variant="secondary"
          iconStart={iconUpload}
          aria-describedby="replace-hint"
          onClick={() => input.current?.click()}
        >
          {file ? 'Выбрать другой' : 'Выбрать файл'}
        </Button>
        {file && <span className={css.name}>{`${file.name}, ${formatFileSize(file.size)}`}</span>}
      </div>
      <input ref={input} type="file" accept={accept} hidden aria-label="Новый файл" onChange={choose} />
      <p id="replace-hint" className={list.quiet}>
        {acceptHint}
      </p>
      {progress !== null && <progress className={css.progress} value={progress} aria-label="Файл загружается" />}
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
    </FormDialog>
  );
}
