import type { VersionChanges } from '@site/contracts/version-changes';
import { formatDifference, formatSum } from '../sums/sums.ts';
import css from './version-changes.module.css';

export function ChangedTotals({ changes: { before, after } }: { changes: VersionChanges }) {
  const rows = [
    { label: 'Без скидки', from: before.retail_total, to: after.retail_total },
    { label: 'Скидка', from: before.discount, to: after.discount },
    { label: 'Всего', from: before.total, to: after.total },
  ];
  return (
    <ul className={css.lines} aria-label="Итоги">
      {rows.map(({ label, from, to }) => (
        <li key={label} className={css.line}>
          <strong className={css.name}>{label}</strong>
          <dl className={css.states}>
            <div>
              <dt>Было</dt>
              <dd>{formatSum(from)}</dd>
            </div>
            <div>
              <dt>Стало</dt>
              <dd>{formatSum(to)}</dd>
            </div>
            <div>
              <dt>Разница</dt>
              <dd className={css.change}>{formatDifference(to - from)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
