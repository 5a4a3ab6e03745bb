import type { PayStation } from '@site/contracts/proposal-configuration';
import { IconButton } from '@site/ui/button';
import { iconCopy, iconTrash } from '@site/ui/icons';
import { useDocument, useEditor } from '../../editor/editor-context.tsx';
import { copyStation, removeStation, station as changed } from '../../editor/updates.ts';
import { SelectInput } from '../../fields/select-input.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { optionsOf, placements } from '../lanes/lane-words.ts';
import { ZoneSelect } from '../lanes/zone-select.tsx';
import { useMissing } from '../step-context.tsx';
import css from '../steps.module.css';

const models: Record<PayStation['model'], string> = {
  'cash-and-card': 'Наличные и\u00a0карта',
  card: 'Карта и\u00a0СБП',
};

export function StationCard({ station }: { station: PayStation }) {
  const { edit, readOnly } = useEditor();
  const { zones } = useDocument().configuration.structure;
  const missing = useMissing();
  const { id, name, model, placement, zone } = station;
  const set = (next: Partial<PayStation>, field?: string) => edit(changed(id, next), field);
  return (
    <li className={css.item}>
      <div className={css.head}>
        <strong className={css.about}>{name || 'Без названия'}</strong>
        {!readOnly && (
          <div>
            <IconButton icon={iconCopy} label={`Копировать: ${name}`} onClick={() => edit(copyStation(station))} />
            <IconButton icon={iconTrash} label={`Удалить: ${name}`} onClick={() => edit(removeStation(id))} />
          </div>
        )}
      </div>
      <div className={css.fields}>
        <TextInput
          label="Название"
          maxLength={60}
          required
          value={name}
          error={missing(`payment_points.stations.${id}.name`)}
          onChange={(next) => set({ name: next }, `${id}.name`)}
        />
        <SelectInput
          label="Модель"
          value={model}
          options={optionsOf(models)}
          onChange={(next) => set({ model: next })}
        />
        <SelectInput
          label="Размещение"
          value={placement}
          options={optionsOf(placements)}
          onChange={(next) => set({ placement: next })}
        />
        {zones.length > 0 && <ZoneSelect label="Зона" value={zone} onChange={(next) => set({ zone: next })} />}
      </div>
    </li>
  );
}
