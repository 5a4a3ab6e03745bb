import type { Cart } from '@site/contracts/cart';
import { RadioField } from '@site/forms/fields';
import { creditLeft } from '@site/kernel/credit';
import { formatPrice } from '@site/kernel/money';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconInfo } from '@site/ui/icons';
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

/** The only option when no payment method is available: the order is then a request. */
const byManager = {
  value: '',
  label: 'По\u00a0согласованию с\u00a0менеджером',
  hint: 'Менеджер позвонит, подтвердит заказ и\u00a0предложит, как оплатить: по\u00a0счёту, картой или по\u00a0QR-коду',
};

export function PaymentSection({ form: { control }, options, cart }: SectionProps & { cart: Cart }) {
  const [customer_type, company, method] = useWatch({ control, name: ['customer_type', 'company', 'method'] });
  const ways = paymentsFor({ customer_type, company, method }, options, cart);
  const credit = creditFor({ customer_type, company, method }, options);
  const free = credit && `Свободно ${formatPrice(creditLeft(credit))} из\u00a0${formatPrice(credit.limit)}`;
  const option = (value: keyof typeof labels) => ({ value, label: labels[value], hint: value === 'credit' && free });
  return (
    <FormSection title="Оплата">
      <div className={css.wide}>
        <RadioField
          // Each kind of buyer has its own choice.
          key={customer_type}
          control={control}
          name={`payment.${customer_type}`}
          legend="Способ оплаты"
          legendHidden
          options={ways.length > 0 ? ways.map(option) : [byManager]}
        />
        {/* Always rendered, so that screen readers announce its content. */}
        <div role="status">
          {credit && !ways.includes('credit') && (
            <p className={cx(css.note, css.below)}>
              <Icon shape={iconInfo} size={20} />
              <span>Отсрочка платежа: на&nbsp;этот заказ не&nbsp;хватает лимита. {free}</span>
            </p>
          )}
        </div>
      </div>
    </FormSection>
  );
}
