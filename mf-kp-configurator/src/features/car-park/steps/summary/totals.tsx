import { OfferTotals, TotalsNote } from '../../../sums/offer-totals.tsx';
import { useResult } from '../../editor/editor-context.tsx';
import { StepSection } from '../step-section.tsx';
import css from '../steps.module.css';

export function Totals() {
  const { retail_total, discount, total, vat, on_request } = useResult().bill;
  return (
    <StepSection title="Итог">
      <OfferTotals {...{ retail: retail_total, discount, total, vat }} />
      <TotalsNote hasOnRequest={on_request.length > 0} className={css.lead} />
    </StepSection>
  );
}
