import type { ParkingStructure } from '@site/contracts/proposal-configuration';
import { ChoiceGroup } from '@site/ui/choice';
import { useDocument, useEditor } from '../../editor/editor-context.tsx';
import { structure } from '../../editor/updates.ts';
import { CheckInput, type RadioOption, RadioInput, SwitchInput } from '../../fields/choice-input.tsx';
import { StepSection } from '../step-section.tsx';
import css from '../steps.module.css';

type Permanent = ParkingStructure['permanent_media'][number];

const oneTime: readonly RadioOption<ParkingStructure['one_time_media']>[] = [
  { value: 'ticket', label: 'Билет со\u00a0штрихкодом' },
  { value: 'plate', label: 'Номер автомобиля (без билета)' },
  { value: 'none', label: 'Разовых клиентов нет' },
];
const permanent: readonly { value: Permanent; label: string }[] = [
  { value: 'rfid', label: 'Карта RFID' },
  { value: 'uhf', label: 'Метка UHF' },
  { value: 'plate', label: 'Номер автомобиля' },
];

export function Identification() {
  const { edit } = useEditor();
  const { one_time_media, permanent_media, plate_control } = useDocument().configuration.structure;
  const byPlate = one_time_media === 'plate' || permanent_media.includes('plate');
  const choose = (media: Permanent, chosen: boolean) =>
    edit(
      structure({
        permanent_media: permanent
          .map(({ value }) => value)
          .filter((one) => (one === media ? chosen : permanent_media.includes(one))),
      }),
    );

  return (
    <StepSection title="Идентификация">
      <div className={css.fields}>
        <RadioInput
          legend="Разовые клиенты"
          value={one_time_media}
          options={oneTime}
          onChange={(next) => edit(structure({ one_time_media: next }))}
        />
        <ChoiceGroup legend="Постоянные клиенты">
          {permanent.map(({ value, label }) => (
            <CheckInput
              key={value}
              label={label}
              checked={permanent_media.includes(value)}
              onChange={(chosen) => choose(value, chosen)}
            />
          ))}
        </ChoiceGroup>
      </div>
      <SwitchInput
        label="Распознавание номеров на&nbsp;всех проездах"
        hint={byPlate ? 'Включено: номер автомобиля служит пропуском' : undefined}
        checked={plate_control || byPlate}
        disabled={byPlate}
        onChange={(next) => edit(structure({ plate_control: next }))}
      />
    </StepSection>
  );
}
