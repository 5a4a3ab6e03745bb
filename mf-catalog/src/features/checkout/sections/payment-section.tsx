import type { Cart } from '@site/contracts/cart';
import { RadioField } from '@site/forms/fields';
import { creditLeft } from '@site/kernel/credit';
import { formatPrice } from '@site/kernel/money';
import { formatCount } from '@site/kernel/plurals';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconInfo } from '@site/ui/icons';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { onlineWayLabels } from '../../orders/pay/online-way-labels.ts';
import { creditFor, paymentsFor } from '../checkout-schema.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const labels = {
  invoice: 'Счёт на\u00a0оплату для организации',
  ...onlineWayLabels,
  credit: 'С\u00a0отсрочкой платежа',
} as const;

/** An individual's order is then a request. */
const byManager = {
  value: '',
  label: 'По\u00a0согласованию с\u00a0менеджером',
  hint: 'Менеджер позвонит, подтвердит заказ и\u00a0предложит, как оплатить: по\u00a0счёту, картой или по\u00a0QR-коду',
};

export function PaymentSection({ form: { control, setValue }, options, cart }: SectionProps & { cart: Cart }) {
  const [customer_type, company, method, supplier, chosen] = useWatch({
    control,
    name: ['customer_type', 'company', 'method', 'supplier', 'payment.person'],
  });
  const ways = paymentsFor({ customer_type, company, method, supplier }, options, cart);
  const credit = creditFor({ customer_type, company }, options);
  const isPerson = customer_type === 'person';
  // A way that the sum or the supplier rules out is no choice any more.
  const isOut = isPerson && chosen !== '' && !ways.some((way) => way === chosen);
  useEffect(() => {
    if (isOut) setValue('payment.person', '');
  }, [isOut, setValue]);
  const free = credit && `Свободно ${formatPrice(creditLeft(credit))} из\u00a0${formatPrice(credit.limit)}`;
  const term = `Цена и\u00a0товар закреплены за\u00a0заказом на\u00a0${formatCount(options.payment_days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}`;
  const later = options.courier_dates.length === 0 && 'После того как менеджер подтвердит срок поставки';
  const option = (value: keyof typeof labels) => ({
    value,
    label: labels[value],
    hint: value === 'credit' ? free : isPerson && (later || term),
  });
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
          options={[...ways.map(option), ...(isPerson || ways.length === 0 ? [byManager] : [])]}
        />
        {/* Always rendered, so that screen readers announce its content. */}
        <div role="status">
          {isPerson && ways.length === 0 && !supplier && (options.payments.person ?? []).length > 0 && (
            <p className={cx(css.note, css.below)}>
              <Icon shape={iconInfo} size={20} />
              <span>
                Такой заказ нельзя оплатить на&nbsp;сайте одним платежом: он&nbsp;слишком дорогой, или в&nbsp;нём больше
                позиций, чем вмещает электронный чек. Чтобы заплатить сразу, разделите заказ.
              </span>
            </p>
          )}
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
