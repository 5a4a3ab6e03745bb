import type { PdfField } from '@site/contracts/form-fields';
import { formatFileSize } from '@site/kernel/typography';
import { useApi } from '@site/runtime';
import { LibraryDialog, LibraryFound } from '@site/staff/photographs';
import { useFound } from '@site/staff/search';
import { Button } from '@site/ui/button';
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

const words = { upload: 'Новый документ', none: 'Документов PDF', failed: 'документы' };

/** PDFs of the media library that match a search. */
function PdfChoice({ search, chosen, onPick }: PdfChoiceProps) {
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) =>
      api.call('GET /manage/library/documents/', { query: { format: 'pdf', ...query } }),
    [api],
  );
  const state = useFound(search, read);
  return (
    <LibraryFound words={words} search={search} state={state}>
      <ul className={css.choices}>
        {state.found?.items.map((one) => (
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
    </LibraryFound>
  );
}
