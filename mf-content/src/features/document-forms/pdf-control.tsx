import type { PdfField } from '@site/contracts/form-fields';
import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { formatFileSize } from '@site/kernel/typography';
import { useApi } from '@site/runtime';
import { list as listCss } from '@site/staff/list';
import { LibraryDialog } from '@site/staff/photographs';
import { useFound } from '@site/staff/search';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useCallback } from 'react';
import type { ControlProps } from './control.ts';
import css from './document-forms.module.css';
import { emptyValue, textOf } from './form-values.ts';
import { useMistake } from './mistakes.ts';

/** An uploaded PDF. */
export function PdfControl({ field, name, value, onChange }: ControlProps<PdfField>) {
  const file = textOf(value);
  const mistake = useMistake(name);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field.label}</legend>
      <div className={css.about}>
        <span className={css.chosenName}>{file || 'Не\u00a0выбран'}</span>
        {field.hint && <span className={css.quiet}>{field.hint}</span>}
        <LibraryDialog label={field.label} name={name}>
          {(search, close) => (
            <PdfChoice
              search={search}
              chosen={file}
              onPick={(picked) => {
                close();
                onChange(picked);
              }}
            />
          )}
        </LibraryDialog>
        {file && field.optional && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Убрать: ${field.label}`}
            onClick={() => onChange(emptyValue(field))}
          >
            Убрать
          </Button>
        )}
        {mistake && <p className={css.mistake}>{mistake}</p>}
      </div>
    </fieldset>
  );
}

interface PdfChoiceProps {
  search: string;
  /** Name of the chosen one, or empty. */
  chosen: string;
  onPick: (name: string) => void;
}

/** PDFs of the media library that match a search. */
function PdfChoice({ search, chosen, onPick }: PdfChoiceProps) {
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) => api.call('GET /manage/library/pdf/', { query }),
    [api],
  );
  const { found, isLoading, isFailed, isLoadingMore, hasMore, showMore, retry } = useFound(search, read);
  const status = () => {
    if (isFailed) return '';
    if (!found || (isLoading && !isLoadingMore)) return 'Ищем…';
    if (found.total > 0) return `Найдено: ${formatNumber(found.total)}`;
    return search ? 'Ничего не\u00a0нашлось' : 'Документов PDF пока нет';
  };
  return (
    <>
      <p className={listCss.quiet}>
        {'Новый документ загружают в\u00a0разделе '}
        <TextLink href={paths.staffSection('media')} target="_blank">
          «Фотографии, видео и&nbsp;документы»
        </TextLink>
      </p>
      <p className={listCss.quiet} role="status">
        {status()}
      </p>
      <ul className={css.choices} aria-busy={isLoading}>
        {found?.items.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              className={css.choice}
              aria-pressed={one.name === chosen}
              onClick={() => onPick(one.name)}
            >
              <span>{one.name}</span>
              <span className={css.quiet}>{` PDF, ${formatFileSize(one.size_bytes)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {isFailed && <RetryAlert onRetry={retry}>Не&nbsp;удалось загрузить документы</RetryAlert>}
      {hasMore && (
        <div>
          <Button variant="secondary" loading={isLoadingMore} onClick={showMore}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  );
}
