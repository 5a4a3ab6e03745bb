import { RadioField, TextField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { useWatch } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const receivers = [
  { value: 'contact', label: 'Контактное лицо' },
  { value: 'other', label: 'Другой человек' },
];

export function ReceiverSection({ form: { control } }: Pick<SectionProps, 'form'>) {
  const kind = useWatch({ control, name: 'receiver_kind' });
  return (
    <FormSection title="Получатель">
      <div className={css.wide}>
        <RadioField control={control} name="receiver_kind" legend="Получатель" legendHidden options={receivers} />
      </div>
      {kind === 'other' && (
        <>
          <TextField
            control={control}
            name="receiver.name"
            label="Фамилия и&nbsp;имя получателя"
            maxLength={200}
            required
          />
          <PhoneField control={control} name="receiver.phone" label="Телефон получателя" required />
        </>
      )}
    </FormSection>
  );
}
