import type { Cart } from '@site/contracts/cart';
import { RadioField, SelectField } from '@site/forms/fields';
import { creditLeft } from '@site/kernel/credit';
import { formatPrice } from '@site/kernel/money';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconInfo, iconPhone } from '@site/ui/icons';
import { useWatch } from 'react-hook-form';
import { creditFor, paymentsFor } from '../checkout-schema.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const labels = {
  invoice: 'Счёт на\u00a0оплату для организации',
  sbp: 'По\u00a0QR-коду (СБП)',
  card: 'Банковской картой',
  credit: 'С\u00a0отсрочкой платежа',
} as const;

export function PaymentSection({ form: { control }, options, cart }: SectionProps & { cart: Cart }) {
  const [customer_type, company, method] = useWatch({ control, name: ['customer_type', 'company', 'method'] });
  const ways = paymentsFor({ customer_type, company, method }, options, cart);
  const credit = creditFor({ customer_type, company, method }, options);
  const free = credit && <>Свободно {formatPrice(creditLeft(credit))} из&nbsp;{formatPrice(credit.limit)}</>;
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
            options={ways.map((value) => ({ value, label: labels[value], hint: value === 'credit' && free }))}
          />
        ) : (
          <p className={css.note}>
            <Icon shape={iconPhone} size={20} />
            <span>Менеджер позвонит, чтобы подтвердить заказ и&nbsp;согласовать оплату.</span>
          </p>
        )}
        {/* The place is always there: what appears in it is read aloud. */}
        <div role="status">
          {credit && !ways.includes('credit') && (
            <p className={cx(css.note, css.below)}>
              <Icon shape={iconInfo} size={20} />
              <span>Отсрочка платежа: на&nbsp;этот заказ не&nbsp;хватает лимита. {free}</span>
            </p>
          )}
        </div>
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
