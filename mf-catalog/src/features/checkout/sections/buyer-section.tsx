import { EmailField, RadioField, TextField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { paths } from '@site/contracts/paths';
import { Icon } from '@site/ui/icon';
import { iconPhone } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { cx } from '@site/ui/cx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const buyers = [
  { value: 'person', label: 'Физическое лицо' },
  { value: 'company', label: 'Организация или ИП' },
];

interface BuyerSectionProps extends Pick<SectionProps, 'form'> {
  /** Hides the choice of the buyer: only a company can order. */
  isCompany: boolean;
  guest: boolean;
}

export function BuyerSection({ form: { control }, isCompany, guest }: BuyerSectionProps) {
  return (
    <FormSection title="Покупатель">
      {guest && (
        <p className={cx(css.note, css.wide)}>
          <Icon shape={iconPhone} size={20} />
          <span>
            Номер телефона подтвердим кодом из&nbsp;СМС. Если вы у&nbsp;нас впервые, вместе с&nbsp;заказом появится
            личный кабинет: в&nbsp;нём видны статус, счёт и&nbsp;документы. Уже покупали у&nbsp;нас?{' '}
            <TextLink href={paths.login(paths.checkout())}>Войдите</TextLink>, и&nbsp;поля заполнятся сами.
          </span>
        </p>
      )}
      {!isCompany && (
        <div className={css.wide}>
          <RadioField control={control} name="customer_type" legend="Покупатель" legendHidden options={buyers} />
        </div>
      )}
      <div className={css.third}>
        <TextField
          control={control}
          name="contact.surname"
          label="Фамилия"
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <div className={css.third}>
        <TextField
          control={control}
          name="contact.name"
          label="Имя"
          autoComplete="given-name"
          maxLength={100}
          required
        />
      </div>
      <div className={css.third}>
        <TextField
          control={control}
          name="contact.patronymic"
          label="Отчество"
          autoComplete="additional-name"
          maxLength={100}
        />
      </div>
      <PhoneField control={control} name="contact.phone" required />
      <EmailField control={control} name="contact.email" required />
      {guest && (
        <TextField
          control={control}
          name="city"
          label="Ваш город"
          autoComplete="address-level2"
          maxLength={100}
          required
        />
      )}
    </FormSection>
  );
}
