import { addressOf } from '@site/contracts/endpoint-address';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatFileSize } from '@site/kernel/typography';
import { useApi } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { AddFiles } from '@site/staff/files';
import { list } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import css from './staff-event.module.css';

interface MaterialsSectionProps {
  slug: string;
  materials: readonly UploadedFile[];
}

export function MaterialsSection({ slug, materials }: MaterialsSectionProps) {
  const [removing, setRemoving] = useState<UploadedFile | null>(null);
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
      <AddFiles
        address={addressOf('POST /manage/events/{slug}/materials/', { params: { slug } })}
        most={20}
        label="Добавить файлы"
        done={(name) => `Добавлен файл: ${name}`}
      />
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
