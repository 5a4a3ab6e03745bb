import type { GoodsFileReport } from '@site/contracts/manage-goods';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { type Column, DataTable } from '@site/ui/data-table';
import { useState } from 'react';
import css from './import.module.css';

/** Rows shown at first, and by each click. */
const PART = 50;

type FileError = GoodsFileReport['errors'][number];

const columns: Column<FileError>[] = [
  {
    key: 'line',
    title: 'Место',
    cell: ({ sheet, line }) =>
      [sheet && `лист «${sheet}»`, line > 0 ? `строка ${formatNumber(line)}` : 'весь файл']
        .filter(Boolean)
        .join(', ')
        .replace(/^./, (letter) => letter.toUpperCase()),
  },
  { key: 'column', title: 'Столбец', cell: ({ column }) => column || '—' },
  { key: 'message', title: 'Ошибка', cell: ({ message }) => message },
];

export function ErrorList({ report: { errors, errors_total } }: { report: GoodsFileReport }) {
  const [shown, setShown] = useState(PART);
  return (
    <div className={css.report}>
      <Alert
        tone="danger"
        title={`В\u00a0файле ${formatCount(errors_total, ['ошибка', 'ошибки', 'ошибок'])}, ничего не\u00a0загружено`}
        live
      >
        <p>Исправьте файл, сохраните его и&nbsp;выберите ещё раз.</p>
        {errors_total > errors.length && <p>{`Показаны первые ${formatNumber(errors.length)}.`}</p>}
      </Alert>
      <DataTable
        caption="Ошибки в&nbsp;файле"
        captionHidden
        columns={columns}
        rows={errors.slice(0, shown)}
        rowKey={(_error, index) => index}
      />
      {errors.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + PART)}>
            {`Показать ещё ${Math.min(PART, errors.length - shown)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
