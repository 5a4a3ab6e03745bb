import type { PublicProposal } from '@site/contracts/public-proposal';
import { OfferTotals, TotalsNote } from '../../features/sums/offer-totals.tsx';
import css from './public-proposal.module.css';

export function Totals({ totals: { has_on_request, retail, ...totals } }: { totals: PublicProposal['totals'] }) {
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className={css.subtitle}>
        Итог
      </h2>
      <div className={css.sums}>
        <OfferTotals totals={{ ...totals, retail_total: retail }} />
      </div>
      <TotalsNote hasOnRequest={has_on_request} hasVat={totals.vat.amount !== null} className={css.facts} />
    </section>
  );
}
