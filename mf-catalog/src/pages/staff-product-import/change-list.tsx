import type { GoodsFileReport } from '@site/contracts/manage-goods';
import { formatNumber } from '@site/kernel/numbers';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Chip, ChipList } from '@site/ui/chip';
import { type Column, DataTable } from '@site/ui/data-table';
import { useState } from 'react';
import { ImportProgress } from './import-progress.tsx';
import { kindNames, totalOf, type Work } from './import-words.ts';
import css from './import.module.css';

/** Rows shown at first, and by each click. */
const PART = 50;

type Change = GoodsFileReport['changes'][number];

const tableNames: Record<Change['table'], string> = {
  attributes: 'Характеристика',
  categories: 'Категория',
  products: 'Товар',
};
const rowNames: Record<Change['kind'], string> = {
  added: 'Новая строка',
  changed: 'Изменится',
  withdrawn: 'Снимется с\u00a0сайта',
};
const tones = { added: 'success', changed: 'info', withdrawn: 'danger' } as const;

const columns: Column<Change>[] = [
  {
    key: 'row',
    title: 'Строка',
    cell: ({ table, key, title }) => (
      <div className={css.row}>
        <span>{title || key}</span>
        <span className={css.key}>{table === 'products' ? key : `${tableNames[table]} ${key}`}</span>
      </div>
    ),
  },
  { key: 'kind', title: 'Что будет', cell: ({ kind }) => <Badge tone={tones[kind]}>{rowNames[kind]}</Badge> },
  {
    key: 'fields',
    title: 'Было → станет',
    cell: ({ fields }) =>
      fields.length === 0 ? (
        '—'
      ) : (
        <ul className={css.fields}>
          {fields.map(({ title, before, after }) => (
            <li key={title}>
              <span className={css.key}>{title}: </span>
              <del>{before || 'пусто'}</del> → <ins>{after || 'пусто'}</ins>
            </li>
          ))}
        </ul>
      ),
  },
];

const kinds = ['added', 'changed', 'withdrawn'] as const;

interface ChangeListProps {
  report: GoodsFileReport;
  onImport: () => void;
  /** The running import. */
  work: Work | null;
}

/** The changes of an import. Only a part is in the page, because a file may change thousands of rows. */
export function ChangeList({ report, onImport, work }: ChangeListProps) {
  const [kind, setKind] = useState<Change['kind'] | null>(null);
  const [shown, setShown] = useState(PART);
  const total = totalOf(report);
  const found = kind === null ? report.changes : report.changes.filter((change) => change.kind === kind);
  const all = kind === null ? total : report[kind];
  if (total === 0) return null;
  const choose = (next: Change['kind'] | null) => {
    setKind(next);
    setShown(PART);
  };
  return (
    <div className={css.report}>
      <div role="status">
        <h3 className={css.title}>
          {`Изменений: ${formatNumber(total)}, строк без\u00a0изменений: ${formatNumber(report.unchanged)}`}
        </h3>
      </div>
      <ChipList role="group" aria-label="Вид изменений">
        <Chip pressed={kind === null} onClick={() => choose(null)}>
          {`Все: ${formatNumber(total)}`}
        </Chip>
        {kinds
          .filter((one) => report[one] > 0)
          .map((one) => (
            <Chip key={one} pressed={kind === one} onClick={() => choose(one)}>
              {`${kindNames[one]}: ${formatNumber(report[one])}`}
            </Chip>
          ))}
      </ChipList>
      <div>
        <Button loading={work !== null} onClick={onImport}>
          Загрузить в&nbsp;каталог
        </Button>
      </div>
      <ImportProgress work={work} />
      <DataTable
        caption="Изменения"
        captionHidden
        columns={columns}
        rows={found.slice(0, shown)}
        rowKey={({ table, key }) => `${table} ${key}`}
      />
      {found.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + PART)}>
            {`Показать ещё ${Math.min(PART, found.length - shown)}`}
          </Button>
        </div>
      )}
      {found.length <= shown && all > found.length && (
        <p className={css.key}>{`Показаны первые ${formatNumber(found.length)} из\u00a0${formatNumber(all)}`}</p>
      )}
    </div>
  );
}
