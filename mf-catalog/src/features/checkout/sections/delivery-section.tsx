import { RadioField } from '@site/forms/fields';
import { formatPrice } from '@site/kernel/money';
import { useWatch } from 'react-hook-form';
import type { DeliveryMethod } from '../checkout-values.ts';
import { CourierFields } from './courier-fields.tsx';
import { FormSection } from './form-section.tsx';
import { PickupFields } from './pickup-fields.tsx';
import type { SectionProps } from './section-props.ts';
import { TransportFields } from './transport-fields.tsx';
import css from './sections.module.css';

const fields = { pickup: PickupFields, transport: TransportFields, courier: CourierFields };

interface DeliverySectionProps extends SectionProps {
  /** The courier's price for these goods; 0 when free. */
  courierPrice: number;
}

export function DeliverySection({ form, options, courierPrice }: DeliverySectionProps) {
  const method = useWatch({ control: form.control, name: 'method' });
  const Fields = fields[method];
  const isOffered: Record<DeliveryMethod, boolean> = {
    pickup: options.warehouses.length > 0,
    transport: true,
    courier: options.courier_cities.length > 0,
  };
  const free =
    courierPrice === 0
      ? 'Бесплатно'
      : `${formatPrice(courierPrice)}, от\u00a0${formatPrice(options.free_delivery_from)} бесплатно`;
  return (
    <FormSection title="Доставка">
      <div className={css.wide}>
        <RadioField
          control={form.control}
          name="method"
          legend="Способ доставки"
          legendHidden
          options={[
            { value: 'pickup', label: 'Самовывоз', hint: 'Бесплатно' },
            { value: 'transport', label: 'Транспортная компания', hint: 'По\u00a0тарифу перевозчика' },
            { value: 'courier', label: 'Курьер', hint: free },
          ].filter(({ value }) => isOffered[value as DeliveryMethod])}
        />
      </div>
      <Fields form={form} options={options} />
    </FormSection>
  );
}
