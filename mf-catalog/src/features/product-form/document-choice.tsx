import { paths } from '@site/contracts/paths';
import { formatFileSize } from '@site/kernel/typography';
import { useApi } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import { useCallback } from 'react';
import { ItemChoice } from './item-choice.tsx';

interface DocumentChoiceProps {
  /** Label of the field. */
  label: string;
  /** File names. */
  chosen: readonly string[];
  onPick: (file: string) => void;
  onClose: () => void;
}

/** A dialog that finds documents of the media library, to choose some. */
export function DocumentChoice({ onPick, ...choice }: DocumentChoiceProps) {
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) => api.call('GET /manage/library/documents/', { query }),
    [api],
  );
  return (
    <ItemChoice
      {...choice}
      searchLabel="Имя файла"
      foundLabel="Найденные документы"
      failed="Не&nbsp;удалось найти документы"
      none="Документов пока нет"
      note={
        <span>
          {'Новый документ загружают в\u00a0разделе '}
          <TextLink href={paths.staffSection('media')} target="_blank">
            «Фотографии, видео и&nbsp;документы»
          </TextLink>
        </span>
      }
      read={read}
      optionOf={({ name, size_bytes }) => ({ key: name, label: name, hint: formatFileSize(size_bytes) })}
      onPick={({ name }) => onPick(name)}
    />
  );
}
