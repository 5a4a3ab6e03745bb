import { addressOf } from '@site/contracts/endpoint-address';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { accept, fileError, FileRow } from '@site/forms/files-field';
import { useUploads } from '@site/forms/upload-file';
import { formatFileSize } from '@site/kernel/typography';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { list } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { type ChangeEvent, useRef, useState } from 'react';
import css from './staff-event.module.css';

/** Files that are uploaded at once. */
const MOST = 20;

interface MaterialsSectionProps {
  slug: string;
  materials: readonly UploadedFile[];
}

export function MaterialsSection({ slug, materials }: MaterialsSectionProps) {
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState<UploadedFile | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, busy, add, drop } = useUploads<UploadedFile>({
    address: addressOf('POST /manage/events/{slug}/materials/', { params: { slug } }),
    room: MOST,
    tooMany: `За\u00a0один раз загружается не\u00a0больше ${MOST} файлов`,
    mistakeOf: fileError,
    onUploaded: ({ name }) => {
      toast.success(`Добавлен файл: ${name}`);
      void revalidate();
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(target.files ?? []));
    target.value = ''; // The same file may be chosen again after its removal.
  };
  return (
    <section aria-labelledby="materials" className={list.section}>
      <h2 id="materials" className={list.title}>
        Материалы
      </h2>
      <p className={list.quiet}>Их&nbsp;видят участники с&nbsp;подтверждённым местом на&nbsp;странице мероприятия.</p>
      {materials.length > 0 && (
        <ul className={list.list}>
          {materials.map((file) => (
            <li key={file.id} className={`${list.row} ${css.file}`}>
              <span className={css.name}>
                <TextLink
                  download
                  href={addressOf('GET /manage/events/{slug}/materials/{id}/file', { params: { slug, id: file.id } })}
                >
                  {file.name}
                </TextLink>{' '}
                <span className={list.quiet}>{formatFileSize(file.size_bytes)}</span>
              </span>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Удалить: ${file.name}`}
                onClick={() => setRemoving(file)}
              >
                Удалить
              </Button>
            </li>
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className={list.list}>
          {uploads.map(({ id, ...upload }) => (
            <FileRow key={id} {...upload} onRemove={() => drop(id)} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" iconStart={iconUpload} onClick={() => input.current?.click()}>
          Добавить файлы
        </Button>
        <input ref={input} type="file" multiple accept={accept} hidden onChange={choose} aria-label="Материалы" />
      </div>
      <p role="status">{busy ? 'Файлы загружаются…' : ''}</p>
      {removing && <RemoveDialog slug={slug} file={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

interface RemoveDialogProps {
  slug: string;
  file: UploadedFile;
  onClose: () => void;
}

function RemoveDialog({ slug, file: { id, name }, onClose }: RemoveDialogProps) {
  const api = useApi();
  return (
    <ConfirmDecision
      title="Удалить файл?"
      confirm="Удалить"
      danger
      done="Файл удалён"
      send={() => api.call('POST /manage/events/{slug}/materials/{id}/remove/', { params: { slug, id } })}
      onClose={onClose}
    >
      {`«${name}» пропадёт у\u00a0участников. Вернуть его можно, только загрузив снова.`}
    </ConfirmDecision>
  );
}
