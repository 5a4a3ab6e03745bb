import type { LibraryMedium } from '@site/contracts/manage-media';
import { MAX_ALT } from '@site/contracts/media-files';
import { formatFileSize } from '@site/kernel/typography';
import { list } from '@site/staff/list';
import { Button, IconButton } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Icon } from '@site/ui/icon';
import { iconClose, iconFile, iconUpload } from '@site/ui/icons';
import { Textarea } from '@site/ui/input';
import { tooLong } from '@site/forms/fields';
import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { accept, acceptHint } from './media-mistakes.ts';
import { PosterPicker } from './poster-picker.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { isUndescribed, type QueuedFile, useMediaQueue } from './use-media-queue.ts';
import { descriptions } from './descriptions.ts';
import css from './staff-media.module.css';

/** Chooses files, describes the pictures and videos, and uploads all. A file with a mistake stays until it is removed. */
export function UploadSection() {
  const { files, busy, add, describe, describeOthers, choosePoster, remove, upload } = useMediaQueue();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const undescribed = files.filter(isUndescribed).length;
  const described = files.find((one) => one.kind === 'photo' && !one.isRefused && !isUndescribed(one));
  const ready = files.filter(({ isRefused }) => !isRefused).length;

  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(target.files ?? []));
    target.value = ''; // The same file may be chosen again after it was removed.
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const [wrong] = await upload();
    if (wrong)
      form.current
        ?.querySelector<HTMLElement>(`[data-file="${wrong.id}"] :is([aria-invalid='true'], [data-poster] button)`)
        ?.focus();
    else choose.current?.focus();
  };
  return (
    <section aria-labelledby="upload" className={list.section}>
      <h2 id="upload" className={list.title}>
        Загрузить файлы
      </h2>
      <form ref={form} method="dialog" noValidate className={css.upload} onSubmit={submit}>
        {files.length > 0 && (
          <ul className={css.queue}>
            {files.map((one) => (
              <UploadRow
                key={one.id}
                of={one}
                onDescribe={(alt) => describe(one.id, alt)}
                onPoster={(poster) => choosePoster(one.id, poster)}
                onRemove={() => {
                  remove(one.id);
                  choose.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <div className={css.buttons}>
          <Button
            ref={choose}
            variant="secondary"
            iconStart={iconUpload}
            aria-describedby="upload-hint"
            onClick={() => input.current?.click()}
          >
            {files.length > 0 ? 'Добавить ещё' : 'Выбрать файлы'}
          </Button>
          {undescribed > 0 && described && (
            <Button variant="secondary" disabled={busy} onClick={() => describeOthers(described.alt)}>
              {`То\u00a0же описание у\u00a0остальных фотографий: ${undescribed}`}
            </Button>
          )}
          {ready > 0 && (
            <Button type="submit" loading={busy}>
              {`Загрузить: ${ready}`}
            </Button>
          )}
        </div>
        <input ref={input} type="file" multiple accept={accept} hidden aria-label="Файлы" onChange={chosen} />
        <p id="upload-hint" className={list.quiet}>
          {acceptHint}
        </p>
        <p role="status" className={css.status}>
          {busy ? 'Файлы загружаются…' : ''}
        </p>
      </form>
    </section>
  );
}

interface UploadRowProps {
  of: QueuedFile;
  onDescribe: (alt: string) => void;
  onPoster: (poster: LibraryMedium) => void;
  onRemove: () => void;
}

function UploadRow({ of: one, onDescribe, onPoster, onRemove }: UploadRowProps) {
  const { id, file, kind, alt, altError, poster, posterError, error, progress, isRefused } = one;
  return (
    <li data-file={id} className={css.queued}>
      <span className={css.thumb}>
        {kind === 'photo' && !isRefused ? (
          <Thumbnail file={file} />
        ) : (
          <Icon shape={iconFile} size={32} className={list.quiet} />
        )}
      </span>
      <div className={css.about}>
        <div className={css.name}>{file.name}</div>
        <div className={list.quiet}>{formatFileSize(file.size)}</div>
        {error && (
          <div role="alert" className={css.error}>
            {error}
          </div>
        )}
        {progress !== null && (
          <progress className={css.progress} value={progress} aria-label={`Загружается ${file.name}`} />
        )}
      </div>
      <IconButton icon={iconClose} label={`Убрать ${file.name}`} onClick={onRemove} />
      {kind !== 'document' && !isRefused && (
        <div className={css.alt}>
          <Field
            label={descriptions[kind].label}
            hint={descriptions[kind].hint}
            error={altError ?? tooLong(alt, MAX_ALT)}
            required
          >
            <Textarea
              rows={2}
              value={alt}
              readOnly={progress !== null}
              onChange={({ target }) => onDescribe(target.value)}
            />
          </Field>
        </div>
      )}
      {kind === 'video' && !isRefused && (
        <div className={css.alt} data-poster>
          <PosterPicker poster={poster} error={posterError} onPick={onPoster} />
        </div>
      )}
    </li>
  );
}
