import type { Lane } from '@site/contracts/proposal-configuration';
import { useDocument, useEditor } from '../../editor/editor-context.tsx';
import { lane as changed } from '../../editor/updates.ts';
import { SwitchInput } from '../../fields/choice-input.tsx';
import { NumberInput } from '../../fields/number-input.tsx';
import { AutoSelect, SelectInput } from '../../fields/select-input.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { useMissing } from '../step-context.tsx';
import { ColumnSelect } from './column-select.tsx';
import { laneKinds, optionsOf, placements } from './lane-words.ts';
import { ZoneSelect } from './zone-select.tsx';
import css from '../steps.module.css';

const lights: Record<Lane['kind'], string> = { entry: 'есть', exit: 'нет', reversible: 'два', transit: 'есть' };

/** Outdoor equipment is heated below this temperature (R10), °C. */
const HEATED_BELOW = -20;

export function LaneFields({ lane }: { lane: Lane }) {
  const { edit } = useEditor();
  const { structure } = useDocument().configuration;
  const missing = useMissing();
  const { id, name, kind, placement, width_cm, opposed_barriers, pay_at_exit, intercom, traffic_light, heating } = lane;
  const set = (next: Partial<Lane>, field?: string) => edit(changed(id, next), field && `${id}.${field}`);
  const zoned = structure.zones.length > 0;
  const leads = kind !== 'exit';
  const comes = kind === 'exit' || kind === 'transit';
  const mayPay =
    ['exit', 'reversible'].includes(kind) && structure.mode !== 'free' && structure.one_time_media !== 'none';
  const cold = placement === 'outdoor' && structure.temp_min < HEATED_BELOW;

  return (
    <div className={css.part}>
      <div className={css.fields}>
        <TextInput
          label="Название"
          maxLength={60}
          required
          value={name}
          error={missing(`lanes.${id}.name`)}
          onChange={(next) => set({ name: next }, 'name')}
        />
        <SelectInput
          label="Вид проезда"
          value={kind}
          options={optionsOf(laneKinds)}
          onChange={(next) => set({ kind: next, column: null })}
        />
        <SelectInput
          label="Размещение"
          value={placement}
          options={optionsOf(placements)}
          onChange={(next) => set({ placement: next })}
        />
        <NumberInput
          label="Ширина проезда"
          required
          unit="м"
          min={230}
          max={1_200}
          scale={100}
          value={width_cm}
          onChange={(next) => set({ width_cm: next }, 'width')}
        />
        {zoned && comes && (
          <ZoneSelect label="Из&nbsp;зоны" value={lane.zone_from} onChange={(next) => set({ zone_from: next })} />
        )}
        {zoned && leads && (
          <ZoneSelect label="В&nbsp;зону" value={lane.zone_to} onChange={(next) => set({ zone_to: next })} />
        )}
        <div className={css.wide}>
          <ColumnSelect lane={lane} onChange={(next) => set({ column: next })} />
        </div>
        <AutoSelect
          label="Светофор"
          value={traffic_light}
          auto={lights[kind]}
          onChange={(next) => set({ traffic_light: next })}
        />
        <AutoSelect
          label="Обогрев"
          value={heating}
          auto={cold ? 'нужен' : 'не\u00a0нужен'}
          onChange={(next) => set({ heating: next })}
        />
      </div>
      <div>
        <SwitchInput label="Голосовая связь" checked={intercom} onChange={(next) => set({ intercom: next })} />
        {mayPay && (
          <SwitchInput
            label="Оплата на&nbsp;выезде"
            hint="Стойка с&nbsp;банковским терминалом"
            checked={pay_at_exit}
            onChange={(next) => set({ pay_at_exit: next, column: null })}
          />
        )}
        <SwitchInput
          label="Два шлагбаума навстречу друг другу"
          checked={opposed_barriers}
          onChange={(next) => set({ opposed_barriers: next })}
        />
      </div>
    </div>
  );
}
