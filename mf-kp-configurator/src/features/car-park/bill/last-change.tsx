import type { BillChange } from '../editor/bill-change.ts';
import { formatDifference } from '../../sums/sums.ts';
import css from './bill.module.css';

/** Lines shown; the rest are only counted. */
const SHOWN = 6;

export function LastChange({ change }: { change: BillChange | null }) {
  const lines = change?.lines ?? [];
  const nothing = !change || (change.total === 0 && lines.length === 0);
  return (
    <div role="status" className={css.change}>
      {!nothing && (
        <>
          <p className={css.difference}>
            {change.total === 0 ? 'Сумма не\u00a0изменилась' : `Изменение: ${formatDifference(change.total)}`}
          </p>
          <ul className={css.changes}>
            {lines.slice(0, SHOWN).map(({ key, name, from, to }) => (
              <li key={key}>
                <span>{name}</span>
                <span className={css.counts}>
                  <span>{`${from}\u00a0→\u00a0`}</span>
                  <b>{to}</b>
                </span>
              </li>
            ))}
          </ul>
          {lines.length > SHOWN && <p className={css.quiet}>{`И\u00a0ещё позиций: ${lines.length - SHOWN}`}</p>}
        </>
      )}
    </div>
  );
}
