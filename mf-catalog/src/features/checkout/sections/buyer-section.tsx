import { EmailField, RadioField, TextField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const buyers = [
  { value: 'person', label: 'Физическое лицо' },
  { value: 'company', label: 'Организация или ИП' },
];

export function BuyerSection({ form: { control } }: Pick<SectionProps, 'form'>) {
  return (
    <FormSection title="Покупатель">
      <div className={css.wide}>
        <RadioField control={control} name="customer_type" legend="Покупатель" legendHidden options={buyers} />
      </div>
      <div className={css.third}>
        <TextField control={control} name="contact.surname" label="Фамилия" autoComplete="family-name" maxLength={100} required />
      </div>
      <div className={css.third}>
        <TextField control={control} name="contact.name" label="Имя" autoComplete="given-name" maxLength={100} required />
      </div>
      <div className={css.third}>
        <TextField control={control} name="contact.patronymic" label="Отчество" autoComplete="additional-name" maxLength={100} />
      </div>
      <PhoneField control={control} name="contact.phone" required />
      <EmailField control={control} name="contact.email" required />
    </FormSection>
  );
}
