import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { MAX_CUSTOMER_DISCOUNT } from '@site/contracts/proposal-steps';
import { useDocument, useEditor } from '../../editor/editor-context.tsx';
import { summary } from '../../editor/updates.ts';
import { NumberInput } from '../../fields/number-input.tsx';
import { SelectInput } from '../../fields/select-input.tsx';
import { StepSection } from '../step-section.tsx';
import css from '../steps.module.css';

type VatMode = ProposalConfiguration['summary']['vat_mode'];

const vatModes: readonly { value: VatMode; label: string }[] = [
  { value: 'vat22', label: 'НДС 22\u00a0%' },
  { value: 'vat5', label: 'НДС 5\u00a0% (УСН)' },
  { value: 'vat7', label: 'НДС 7\u00a0% (УСН)' },
  { value: 'none', label: 'Без НДС (УСН)' },
];

export function Terms() {
  const { edit } = useEditor();
  const { discount_percent, vat_mode } = useDocument().configuration.summary;
  return (
    <StepSection title="Скидка и&nbsp;НДС">
      <div className={css.fields}>
        <NumberInput
          label="Скидка заказчику"
          unit="%"
          min={0}
          max={MAX_CUSTOMER_DISCOUNT}
          value={discount_percent}
          hint="На&nbsp;товары и&nbsp;услуги производителя. Скидка строки её заменяет"
          onChange={(next) => edit(summary({ discount_percent: next }), 'discount_percent')}
        />
        <SelectInput
          label="НДС"
          value={vat_mode}
          options={vatModes}
          hint="Меняет только запись и&nbsp;сумму НДС, итог остаётся"
          onChange={(next) => edit(summary({ vat_mode: next }))}
        />
      </div>
    </StepSection>
  );
}
