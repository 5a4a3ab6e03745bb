import type { ParkingStructure } from '@site/contracts/proposal-configuration';
import { formatNumber } from '@site/kernel/numbers';
import { useDocument, useEditor } from '../../editor/editor-context.tsx';
import { structure } from '../../editor/updates.ts';
import { type RadioOption, RadioInput } from '../../fields/choice-input.tsx';
import { NumberInput } from '../../fields/number-input.tsx';
import { StepSection } from '../step-section.tsx';
import { useMissing } from '../step-context.tsx';
import css from '../steps.module.css';

const modes: readonly RadioOption<ParkingStructure['mode']>[] = [
  { value: 'paid', label: 'Платная' },
  { value: 'free', label: 'Бесплатная с\u00a0контролем доступа' },
  { value: 'mixed', label: 'Смешанная' },
];

export function Traffic() {
  const { edit } = useEditor();
  const missing = useMissing();
  const { mode, visits_per_day, onetime_share, permanent_clients, paid_share } = useDocument().configuration.structure;
  const onetime = Math.floor(((visits_per_day ?? 0) * onetime_share + 50) / 100);

  return (
    <StepSection title="Режим и&nbsp;поток">
      <RadioInput
        legend="Режим работы"
        value={mode}
        options={modes}
        onChange={(next) => edit(structure({ mode: next }))}
      />
      <div className={css.fields}>
        <NumberInput
          label="Посещений в&nbsp;сутки"
          required
          min={1}
          max={100_000}
          value={visits_per_day}
          error={missing('structure.visits_per_day')}
          onChange={(next) => edit(structure({ visits_per_day: next }), 'visits_per_day')}
          onClear={() => edit(structure({ visits_per_day: null }), 'visits_per_day')}
        />
        <NumberInput
          label="Доля разовых посещений"
          required
          unit="%"
          min={0}
          max={100}
          value={onetime_share}
          onChange={(next) => edit(structure({ onetime_share: next }), 'onetime_share')}
        />
        <NumberInput
          label="Постоянных клиентов"
          min={0}
          max={50_000}
          value={permanent_clients}
          onChange={(next) => edit(structure({ permanent_clients: next }), 'permanent_clients')}
        />
        {mode !== 'free' && (
          <NumberInput
            label="Доля оплаченных разовых посещений"
            unit="%"
            min={0}
            max={100}
            value={paid_share}
            hint="Остальные укладываются в&nbsp;бесплатное время"
            onChange={(next) => edit(structure({ paid_share: next }), 'paid_share')}
          />
        )}
      </div>
      {visits_per_day !== null && (
        <dl className={css.figures}>
          <div>
            <dt>Разовых в&nbsp;сутки</dt>
            <dd>{formatNumber(onetime)}</dd>
          </div>
          <div>
            <dt>В&nbsp;час пик, всего</dt>
            <dd>{formatNumber(Math.round(visits_per_day * 0.12))}</dd>
          </div>
        </dl>
      )}
    </StepSection>
  );
}
