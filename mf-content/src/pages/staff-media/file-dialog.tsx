import type { ManagedMedium } from '@site/contracts/manage-media';
import { FormDialog } from '@site/forms/form-dialog';
import { uploadFile } from '@site/forms/upload-file';
import { formatFileSize } from '@site/kernel/typography';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react';
import css from './staff-media.module.css';

interface FileDialogProps {
  title: string;
  submit: string;
  /** Accessible name of the file input. */
  label: string;
  accept: string;
  hint: string;
  mistakeOf: (file: File) => string | null;
  address: string;
  /** Toast after the upload. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** Uploads one file of a medium. The chosen file stays after a refusal. */
export function FileDialog(props: FileDialogProps) {
  const { title, submit, label, accept, hint, mistakeOf, address, done, onClose, children } = props;
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
    setError(mistakeOf(chosen));
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (progress !== null) return;
    const mistake = file ? mistakeOf(file) : 'Выберите файл';
    setError(mistake);
    if (!file || mistake) return;
    setProgress(0);
    const response = await uploadFile<ManagedMedium>({
      address,
      file,
      headers: api.requestHeaders(),
      onProgress: setProgress,
      signal: abort.current.signal,
    });
    setProgress(null);
    if (!response.ok) return setError(response.problem.message);
    toast.success(done);
    onClose();
    await revalidate();
  };

  return (
    <FormDialog
      title={title}
      submit={submit}
      isSubmitting={progress !== null}
      className={css.form}
      onSubmit={send}
      onClose={onClose}
    >
      {children}
      <div className={css.buttons}>
        <Button
          variant="secondary"
          iconStart={iconUpload}
          aria-describedby="file-hint"
          onClick={() => input.current?.click()}
        >
          {file ? 'Выбрать другой' : 'Выбрать файл'}
        </Button>
        {file && <span className={css.name}>{`${file.name}, ${formatFileSize(file.size)}`}</span>}
      </div>
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={choose} />
      <p id="file-hint" className={list.quiet}>
        {hint}
      </p>
      {progress !== null && <progress className={css.progress} value={progress} aria-label="Файл загружается" />}
      {error && (
        <Alert tone="danger" live>
          <span className={css.exact}>{error}</span>
        </Alert>
      )}
    </FormDialog>
  );
}
