import { totalRows } from '@site/kp-rules/total-rows';
import { formatSum } from './sums.ts';
import css from './sum-list.module.css';

interface OfferTotalsProps {
  /** In kopecks. */
  totals: Parameters<typeof totalRows>[0];
}

/** The customer's totals. */
export function OfferTotals({ totals }: OfferTotalsProps) {
  return (
    <dl className={css.sums}>
      {totalRows(totals).map(({ kind, label, sum }) => (
        <div key={kind} className={kind === 'total' ? css.grand : undefined}>
          <dt>{label}</dt>
          {sum !== null && <dd>{(kind === 'discount' ? '−' : '') + formatSum(sum)}</dd>}
        </div>
      ))}
    </dl>
  );
}

type NoteProps = { hasOnRequest: boolean; hasVat: boolean; className?: string | undefined };

/** Footnote to the totals: items on request are excluded, and VAT follows the shipping date. */
export function TotalsNote({ hasOnRequest, hasVat, className }: NoteProps) {
  if (!hasOnRequest && !hasVat) return null;
  return (
    <p className={className}>
      {hasOnRequest && <span>Позиции «По&nbsp;запросу» в&nbsp;итог не&nbsp;входят. </span>}
      {hasVat && <span>Ставка НДС указана на&nbsp;дату предложения и&nbsp;применяется по&nbsp;дате отгрузки</span>}
    </p>
  );
}
