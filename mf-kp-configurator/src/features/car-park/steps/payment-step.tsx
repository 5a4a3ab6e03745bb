import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { useDocument, useEditor, useResult } from '../editor/editor-context.tsx';
import { addStation, points } from '../editor/updates.ts';
import { SwitchInput } from '../fields/choice-input.tsx';
import { Counter } from '../fields/counter.tsx';
import { StationCard } from './payment/station-card.tsx';
import { StepSection } from './step-section.tsx';
import css from './steps.module.css';

const MAX_STATIONS = 200;

export function PaymentStep() {
  const { edit, readOnly } = useEditor();
  const { payment_points, structure } = useDocument().configuration;
  const { recommended } = useResult().calculation.figures;
  const { stations, cashier_desks, validators, online } = payment_points;

  // Earlier choices stay stored and do not count.
  if (structure.mode === 'free')
    return (
      <StepSection
        title="Оплаты нет"
        lead="Парковка бесплатная: точки оплаты не&nbsp;нужны. Режим работы выбирается на&nbsp;первом шаге."
      >
        {null}
      </StepSection>
    );
  return (
    <>
      <StepSection
        title="Автоматические кассы"
        lead={`По\u00a0потоку рекомендуем касс: ${recommended.pay_stations}. Терминал на\u00a0выезде считается за\u00a0половину.`}
      >
        {stations.length > 0 && (
          <ul className={css.items} aria-label="Автоматические кассы">
            {stations.map((station) => (
              <StationCard key={station.id} station={station} />
            ))}
          </ul>
        )}
        {!readOnly && stations.length < MAX_STATIONS && (
          <div className={css.actions}>
            <Button variant="secondary" iconStart={iconPlus} onClick={() => edit(addStation)}>
              Добавить кассу
            </Button>
          </div>
        )}
      </StepSection>
      <StepSection title="Другие способы оплаты">
        <Counter
          label="Кассы оператора"
          hint="Рабочее место кассира"
          max={50}
          value={cashier_desks}
          disabled={readOnly}
          onChange={(next) => edit(points({ cashier_desks: next }), 'cashier_desks')}
        />
        <Counter
          label="Валидаторы арендаторов"
          hint="Дают посетителю скидку или бесплатный выезд"
          max={500}
          value={validators}
          disabled={readOnly}
          onChange={(next) => edit(points({ validators: next }), 'validators')}
        />
        <SwitchInput
          label="Онлайн-оплата"
          hint="С&nbsp;телефона по&nbsp;номеру автомобиля или билета"
          checked={online}
          onChange={(next) => edit(points({ online: next }))}
        />
      </StepSection>
    </>
  );
}
