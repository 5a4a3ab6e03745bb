import { Tabs } from '@site/ui/tabs';
import { useBook, useDocument, useEditor, useResult } from '../editor/editor-context.tsx';
import { additionally, withExtra } from '../editor/updates.ts';
import { SwitchInput } from '../fields/choice-input.tsx';
import { Counter } from '../fields/counter.tsx';
import { LineList } from '../lines/line-list.tsx';
import { Delivery } from './additionally/delivery.tsx';
import { Extras } from './additionally/extras.tsx';
import { OwnItems } from './additionally/own-items.tsx';
import { StepSection } from './step-section.tsx';

export function AdditionallyStep() {
  const { edit, readOnly, isRetail } = useEditor();
  const { additionally: chosen } = useDocument().configuration;
  const { calculation } = useResult();
  const { displays } = calculation.figures.recommended;
  const lines = calculation.lines.filter(({ step, source }) => step === 'additionally' && source === 'manufacturer');

  return (
    <>
      <StepSection title="Навигация и&nbsp;информация">
        <Counter
          label="Табло свободных мест"
          hint={`Рекомендуем: ${displays}`}
          max={100}
          disabled={readOnly}
          value={chosen.displays ?? displays}
          onChange={(next) => edit(additionally({ displays: next === displays ? null : next }), 'displays')}
        />
        <SwitchInput
          label="Навигация к&nbsp;свободным местам"
          hint="Датчик на&nbsp;каждое место и&nbsp;концентраторы"
          checked={chosen.guidance}
          onChange={(next) => edit(additionally({ guidance: next }))}
        />
      </StepSection>
      <StepSection
        title="Запасные части"
        lead="Любое оборудование сверх расчётного: на&nbsp;замену или на&nbsp;вырост."
      >
        <Extras
          isOffered={({ group }) => group !== 'L' && group !== 'M'}
          extras={chosen.extras}
          onChange={(article, qty) => edit(additionally({ extras: withExtra(chosen.extras, article, qty) }), article)}
        />
      </StepSection>
      <StepSection title="Оборудование и&nbsp;услуги производителя">
        <LineList label="Дополнительно" lines={lines} />
      </StepSection>
      {!isRetail && <FromYourCompany />}
    </>
  );
}

function FromYourCompany() {
  const { own } = useBook();
  return (
    <StepSection
      title="От вашей компании"
      lead="Продаются по&nbsp;вашей цене: скидка заказчику на&nbsp;них не&nbsp;действует."
    >
      <Tabs
        label="От вашей компании"
        items={[
          {
            id: 'own-services',
            label: 'Услуги компании',
            count: own.filter(({ kind }) => kind === 'service').length,
            content: <OwnItems kind="service" />,
          },
          {
            id: 'own-products',
            label: 'Собственные товары',
            count: own.filter(({ kind }) => kind === 'product').length,
            content: <OwnItems kind="product" />,
          },
        ]}
      />
      <Delivery />
    </StepSection>
  );
}
