import type { PublicProposal } from '@site/contracts/public-proposal';
import { formatSum } from '../../features/sums/sums.ts';
import css from './public-proposal.module.css';

export function Totals({ totals }: { totals: PublicProposal['totals'] }) {
  const { retail, discount, total, vat, has_on_request } = totals;
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className={css.subtitle}>
        Итог
      </h2>
      <dl className={css.sums}>
        {discount > 0 && (
          <>
            <div>
              <dt>Итого</dt>
              <dd>{formatSum(retail)}</dd>
            </div>
            <div>
              <dt>Скидка</dt>
              <dd>−{formatSum(discount)}</dd>
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
      <p className={css.facts}>
        {has_on_request && 'Позиции «По\u00a0запросу» в\u00a0итог не\u00a0входят. '}
        Ставка НДС указана на&nbsp;дату предложения и&nbsp;применяется по&nbsp;дате отгрузки
      </p>
    </section>
  );
}
