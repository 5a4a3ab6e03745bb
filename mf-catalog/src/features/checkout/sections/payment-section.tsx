import { RadioField, SelectField } from '@site/forms/fields';
import { Icon } from '@site/ui/icon';
import { iconPhone } from '@site/ui/icons';
import { useWatch } from 'react-hook-form';
import { paymentsFor } from '../checkout-schema.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const labels = {
  invoice: 'Счёт на\u00a0оплату для организации',
  sbp: 'По\u00a0QR-коду (СБП)',
  card: 'Банковской картой',
  credit: 'С\u00a0отсрочкой платежа',
} as const;

export function PaymentSection({ form: { control }, options }: SectionProps) {
  const [customer_type, company] = useWatch({ control, name: ['customer_type', 'company'] });
  const ways = paymentsFor({ customer_type, company }, options);
  const suppliers = [{ value: '', label: 'Производитель' }, ...options.suppliers];
  return (
    <FormSection title="Оплата">
      <div className={css.wide}>
        {ways.length > 0 ? (
          <RadioField
            // Each kind of buyer keeps his own choice.
            key={customer_type}
            control={control}
            name={`payment.${customer_type}`}
            legend="Способ оплаты"
            legendHidden
            options={ways.map((value) => ({ value, label: labels[value] }))}
          />
        ) : (
          <p className={css.note}>
            <Icon shape={iconPhone} size={20} />
            <span>Менеджер позвонит, чтобы подтвердить заказ и&nbsp;согласовать оплату.</span>
          </p>
        )}
      </div>
      {customer_type === 'person' && options.suppliers.length > 0 && (
        <div className={css.wide}>
          <SelectField
            control={control}
            name="supplier"
            label="Партнёр-поставщик"
            hint="Если удобнее купить у&nbsp;партнёра в&nbsp;вашем регионе"
            options={suppliers}
          />
        </div>
      )}
    </FormSection>
  );
}
