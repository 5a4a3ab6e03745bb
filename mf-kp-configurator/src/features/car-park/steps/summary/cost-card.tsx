import { Alert } from '@site/ui/alert';
import { useResult } from '../../editor/editor-context.tsx';
import { formatSum } from '../../../sums/sums.ts';
import { StepSection } from '../step-section.tsx';
import css from '../../../sums/sum-list.module.css';

/** For the partner only: never printed, and never in the customer's view. */
export function CostCard() {
  const { cost, calculation } = useResult();
  if (!cost) return null;
  const below = calculation.lines.filter(({ key }) => cost.below_cost.includes(key));
  return (
    <div data-print="hide">
      <StepSection title="Закупка и&nbsp;маржа" lead="Видно только вам: в&nbsp;предложении для заказчика этого нет.">
        <dl className={css.sums}>
          <div>
            <dt>Закупка у&nbsp;производителя</dt>
            <dd>{formatSum(cost.cost)}</dd>
          </div>
          <div>
            <dt>Ваши услуги и&nbsp;товары</dt>
            <dd>{formatSum(cost.own)}</dd>
          </div>
          <div className={css.grand}>
            <dt>Маржа</dt>
            <dd>{cost.margin < 0 ? `−${formatSum(Math.abs(cost.margin))}` : formatSum(cost.margin)}</dd>
          </div>
        </dl>
        {below.length > 0 && (
          <Alert tone="warning" title="Ниже закупочной цены">
            {below.map(({ name }) => name).join('; ')}. Такое предложение согласует менеджер производителя.
          </Alert>
        )}
      </StepSection>
    </div>
  );
}
