import type { Line } from '@site/kp-rules/calculation';
import { useBillChange, useBilledDocument, useResult } from '../editor/editor-context.tsx';
import { LineRow } from './line-row.tsx';
import css from './lines.module.css';

interface LineListProps {
  label: string;
  lines: readonly Line[];
  discounts?: boolean;
}

/** Bill lines: cards in a narrow place, otherwise rows of a table with a sticky header. */
export function LineList({ label, lines, discounts = false }: LineListProps) {
  const { bill } = useResult();
  const changed = new Set(useBillChange()?.lines.map(({ key }) => key));
  const { lanes, payment_points } = useBilledDocument().configuration;
  const names = new Map([...lanes, ...payment_points.stations].map(({ id, name }) => [id, name]));
  if (lines.length === 0) return null;
  return (
    <div className={css.lines} data-discounts={discounts || undefined}>
      {/* For the eye only: each control has a name of its own. */}
      <div className={css.header} aria-hidden="true">
        <span>Наименование</span>
        <span>Количество</span>
        <span>Цена</span>
        {discounts && <span>Скидка</span>}
        <span>Сумма</span>
      </div>
      <ul className={css.list} aria-label={label}>
        {lines.map((line) => (
          <LineRow
            key={line.key}
            line={line}
            offered={bill.lines.find(({ key }) => key === line.key)}
            objectNames={names}
            changed={changed.has(line.key)}
            discount={discounts}
          />
        ))}
      </ul>
    </div>
  );
}
