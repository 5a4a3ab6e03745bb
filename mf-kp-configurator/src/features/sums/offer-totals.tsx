import type { PublicProposal } from '@site/contracts/public-proposal';
import { formatSum } from './sums.ts';
import css from './sum-list.module.css';

/** The customer's totals, in kopecks. */
export function OfferTotals({ retail, discount, total, vat }: Omit<PublicProposal['totals'], 'has_on_request'>) {
  return (
    <dl className={css.sums}>
      {discount > 0 && (
        <>
          <div>
            <dt>Итого</dt>
            <dd>{formatSum(retail)}</dd>
          </div>
          <div>
            <dt>Скидка</dt>
            <dd>{`−${formatSum(discount)}`}</dd>
          </div>
        </>
      )}
      <div className={css.grand}>
        <dt>Всего</dt>
        <dd>{formatSum(total)}</dd>
      </div>
      <div>
        <dt>{vat.text}</dt>
        {vat.amount !== null && <dd>{formatSum(vat.amount)}</dd>}
      </div>
    </dl>
  );
}

/** Footnote to the totals: items on request are excluded, and VAT follows the shipping date. */
export function TotalsNote({ hasOnRequest, className }: { hasOnRequest: boolean; className?: string | undefined }) {
  return (
    <p className={className}>
      {hasOnRequest && <span>Позиции «По&nbsp;запросу» в&nbsp;итог не&nbsp;входят. </span>}
      <span>Ставка НДС указана на&nbsp;дату предложения и&nbsp;применяется по&nbsp;дате отгрузки</span>
    </p>
  );
}
