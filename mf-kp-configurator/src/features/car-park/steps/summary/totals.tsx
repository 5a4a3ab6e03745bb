import { OfferTotals, TotalsNote } from '../../../sums/offer-totals.tsx';
import { useResult } from '../../editor/editor-context.tsx';
import { StepSection } from '../step-section.tsx';
import css from '../steps.module.css';

export function Totals() {
  const { bill } = useResult();
  return (
    <StepSection title="Итог">
      <OfferTotals totals={bill} />
      <TotalsNote hasOnRequest={bill.on_request.length > 0} hasVat={bill.vat.amount !== null} className={css.lead} />
    </StepSection>
  );
}
