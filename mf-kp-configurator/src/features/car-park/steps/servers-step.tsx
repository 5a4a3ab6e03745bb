import { formatNumber } from '@site/kernel/numbers';
import { pluralForm } from '@site/kernel/plurals';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useDocument, useEditor, useResult } from '../editor/editor-context.tsx';
import { servers } from '../editor/updates.ts';
import { Counter } from '../fields/counter.tsx';
import { LineList } from '../lines/line-list.tsx';
import { ModelSelect } from './servers/model-select.tsx';
import { calculatedBy, sizesFrom } from './servers/models.ts';
import { StepSection } from './step-section.tsx';
import css from './steps.module.css';

const LARGEST_SWITCH = 24;

export function ServersStep() {
  const { edit, readOnly, state } = useEditor();
  const { configuration } = useDocument();
  const { calculation } = useResult();
  const { calculate } = useSnapshot(state);
  const chosen = configuration.servers;
  const { devices, ports } = calculation.figures;
  const channels = calculatedBy(calculation, 'R8');
  const serverCount = calculatedBy(calculation, 'R17') + calculatedBy(calculation, 'R18');
  const rest = ports % LARGEST_SWITCH;
  // The rules' number without the manual choice.
  const workplaces = useMemo(() => {
    const unchosen = { ...configuration, servers: { ...configuration.servers, workplaces: null } };
    return calculatedBy(calculate(unchosen).calculation, 'R20');
  }, [calculate, configuration]);

  return (
    <>
      <StepSection title="Модели" lead="Подбираются сами. Модель можно взять с&nbsp;запасом, меньшую — нельзя.">
        <dl className={css.figures}>
          <div>
            <dt>Управляемых устройств</dt>
            <dd>{formatNumber(devices)}</dd>
          </div>
          <div>
            <dt>Каналов распознавания</dt>
            <dd>{formatNumber(channels)}</dd>
          </div>
          <div>
            <dt>Портов с&nbsp;запасом</dt>
            <dd>{formatNumber(ports)}</dd>
          </div>
        </dl>
        <div className={css.fields}>
          <ModelSelect
            label="Сервер парковки"
            sizes={sizesFrom([8, 24, 64] as const, devices)}
            words={(size) => `до\u00a0${size} устройств`}
            value={chosen.parking_devices}
            onChange={(next) => edit(servers({ parking_devices: next }))}
          />
          {channels > 0 && (
            <ModelSelect
              label="Сервер распознавания"
              sizes={sizesFrom([4, 12] as const, channels)}
              words={(size) => `до\u00a0${size} каналов`}
              value={chosen.plate_channels}
              onChange={(next) => edit(servers({ plate_channels: next }))}
            />
          )}
          {rest > 0 && (
            <ModelSelect
              label={ports > LARGEST_SWITCH ? 'Последний коммутатор' : 'Коммутатор'}
              sizes={sizesFrom([8, 16, 24] as const, rest)}
              words={(size) => `${size}\u00a0${pluralForm(size, ['порт', 'порта', 'портов'])}`}
              value={chosen.switch_ports}
              onChange={(next) => edit(servers({ switch_ports: next }))}
            />
          )}
          {serverCount <= 2 && (
            <ModelSelect
              label="Источник бесперебойного питания"
              sizes={[1_500, 3_000] as const}
              words={(size) => `${formatNumber(size)}\u00a0ВА`}
              value={chosen.ups_va}
              onChange={(next) => edit(servers({ ups_va: next }))}
            />
          )}
        </div>
        <Counter
          label="Рабочие места оператора"
          hint={`По\u00a0правилам: ${workplaces}`}
          max={50}
          disabled={readOnly}
          value={chosen.workplaces ?? workplaces}
          onChange={(next) => edit(servers({ workplaces: next === workplaces ? null : next }), 'workplaces')}
        />
      </StepSection>
      <StepSection title="Оборудование и&nbsp;лицензии">
        <LineList label="Серверы и лицензии" lines={calculation.lines.filter(({ step }) => step === 'servers')} />
      </StepSection>
    </>
  );
}
