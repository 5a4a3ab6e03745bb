import { type BilledStep, stepLabels } from '@site/contracts/proposal-steps';
import { subtotalLabel } from '@site/kp-rules/total-rows';
import { useResult } from '../editor/editor-context.tsx';
import { LineList } from '../lines/line-list.tsx';
import { formatSum } from '../../../features/sums/sums.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { PlanSelection } from '../plan/plan-selection.tsx';
import { usePlan } from '../plan/use-plan.ts';
import { StepSection } from './step-section.tsx';
import { CostCard } from './summary/cost-card.tsx';
import { Terms } from './summary/terms.tsx';
import { Totals } from './summary/totals.tsx';

export function SummaryStep() {
  const { calculation, bill } = useResult();
  const plan = usePlan();
  const steps = [...new Set(calculation.lines.map(({ step }) => step))];
  /** Undefined for a section of zero quantities: it is not in the bill. */
  const subtotalOf = (step: BilledStep) => {
    const subtotal = bill.subtotals.find((one) => one.step === step);
    return subtotal && `${subtotalLabel(stepLabels[step])}: ${formatSum(subtotal.sum)}`;
  };
  return (
    <PlanSelection plan={plan}>
      <Terms />
      <PlanSection plan={plan} />
      {steps.map((step) => (
        <StepSection key={step} title={stepLabels[step]} lead={subtotalOf(step)}>
          <LineList label={stepLabels[step]} lines={calculation.lines.filter((line) => line.step === step)} discounts />
        </StepSection>
      ))}
      <Totals />
      <CostCard />
    </PlanSelection>
  );
}
