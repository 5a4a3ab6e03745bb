import type { ParkingStructure } from '@site/contracts/proposal-configuration';
import { MAX_SPACES } from '@site/contracts/proposal-steps';
import { useDocument, useEditor } from '../editor/editor-context.tsx';
import { structure } from '../editor/updates.ts';
import { NumberInput } from '../fields/number-input.tsx';
import { SelectInput } from '../fields/select-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Identification } from './structure/identification.tsx';
import { Traffic } from './structure/traffic.tsx';
import { Zones } from './structure/zones.tsx';
import { StepSection } from './step-section.tsx';
import { useMissing } from './step-context.tsx';
import css from './steps.module.css';

const objectTypes: readonly { value: NonNullable<ParkingStructure['object_type']>; label: string }[] = [
  { value: 'mall', label: 'ТРЦ' },
  { value: 'office', label: 'Бизнес-центр' },
  { value: 'residential', label: 'Жилой комплекс' },
  { value: 'hotel', label: 'Гостиница' },
  { value: 'hospital', label: 'Больница' },
  { value: 'transport-hub', label: 'Аэропорт, вокзал' },
  { value: 'warehouse', label: 'Склад' },
  { value: 'other', label: 'Другое' },
];

export function StructureStep() {
  const { edit } = useEditor();
  const { structure: values } = useDocument().configuration;
  const missing = useMissing();
  const { object_name, object_type, city, address, spaces, levels, temp_min, ceiling_cm, supply_months } = values;

  return (
    <>
      <StepSection title="Объект">
        <div className={css.fields}>
          <div className={css.wide}>
            <TextInput
              label="Название объекта"
              placeholder="ТРЦ «Берёзовая роща»"
              maxLength={120}
              required
              value={object_name}
              error={missing('structure.object_name')}
              onChange={(next) => edit(structure({ object_name: next }), 'object_name')}
            />
          </div>
          <SelectInput
            label="Тип объекта"
            required
            value={object_type ?? ''}
            options={objectTypes}
            error={missing('structure.object_type')}
            onChange={(next) => edit(structure({ object_type: next }))}
          />
          <TextInput
            label="Город"
            maxLength={100}
            required
            value={city}
            error={missing('structure.city')}
            onChange={(next) => edit(structure({ city: next }), 'city')}
          />
          <div className={css.wide}>
            <TextInput
              label="Адрес"
              maxLength={200}
              value={address}
              onChange={(next) => edit(structure({ address: next }), 'address')}
            />
          </div>
        </div>
      </StepSection>
      <StepSection title="Места и&nbsp;зоны">
        <div className={css.fields}>
          <NumberInput
            label="Машиномест"
            required
            min={1}
            max={MAX_SPACES}
            value={spaces}
            error={missing('structure.spaces')}
            onChange={(next) => edit(structure({ spaces: next }), 'spaces')}
            onClear={() => edit(structure({ spaces: null }), 'spaces')}
          />
          <NumberInput
            label="Уровней"
            min={1}
            max={20}
            value={levels}
            onChange={(next) => edit(structure({ levels: next }), 'levels')}
          />
        </div>
        <Zones />
      </StepSection>
      <Traffic />
      <Identification />
      <StepSection title="Условия">
        <div className={css.fields}>
          <NumberInput
            label="Самая низкая температура"
            unit="°C"
            min={-60}
            max={10}
            value={temp_min}
            hint="На&nbsp;улице холоднее −20&nbsp;°C нужен обогрев"
            onChange={(next) => edit(structure({ temp_min: next }), 'temp_min')}
          />
          <NumberInput
            label="Высота потолка"
            unit="м"
            min={150}
            max={2_000}
            scale={100}
            value={ceiling_cm}
            hint="Для парковки в&nbsp;помещении"
            onChange={(next) => edit(structure({ ceiling_cm: next }), 'ceiling_cm')}
            onClear={() => edit(structure({ ceiling_cm: null }), 'ceiling_cm')}
          />
          <NumberInput
            label="Запас расходных материалов"
            unit="мес."
            min={1}
            max={12}
            value={supply_months}
            onChange={(next) => edit(structure({ supply_months: next }), 'supply_months')}
          />
        </div>
      </StepSection>
    </>
  );
}
