import { useResult } from '../../editor/editor-context.tsx';
import { formatSum } from '../../../../features/sums/sums.ts';
import { Part } from '../part.tsx';
import css from '../steps.module.css';

export function Totals() {
  const { bill } = useResult();
  const { retail_total, discount, total, vat, on_request } = bill;
  return (
    <Part title="Итог">
      <dl className={css.totals}>
        {discount > 0 && (
          <>
            <div>
              <dt>Итого</dt>
              <dd>{formatSum(retail_total)}</dd>
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
      <p className={css.lead}>
        {on_request.length > 0 && 'Позиции «По\u00a0запросу» в\u00a0итог не\u00a0входят. '}
        Ставка НДС указана на&nbsp;дату предложения и&nbsp;применяется по&nbsp;дате отгрузки
      </p>
    </Part>
  );
}
