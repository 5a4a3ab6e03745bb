import { RadioField, SelectField, TextField } from '@site/forms/fields';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconInfo } from '@site/ui/icons';
import { useWatch } from 'react-hook-form';
import { OTHER_CARRIER } from '../checkout-values.ts';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const targets = [
  { value: 'terminal', label: 'До терминала' },
  { value: 'door', label: 'До адреса' },
];

export function TransportFields({ form: { control }, options }: SectionProps) {
  const [carrier, target] = useWatch({ control, name: ['transport.carrier', 'transport.delivery_to'] });
  const carriers = options.carriers.map((name) => ({ value: name, label: name }));
  return (
    <>
      <SelectField
        control={control}
        name="transport.carrier"
        label="Транспортная компания"
        options={carriers}
        required
      />
      {carrier === OTHER_CARRIER && (
        <TextField
          control={control}
          name="transport.other_carrier"
          label="Название транспортной компании"
          maxLength={100}
          required
        />
      )}
      <TextField
        control={control}
        name="transport.city"
        label="Город"
        autoComplete="address-level2"
        maxLength={100}
        required
      />
      <div className={css.wide}>
        <RadioField control={control} name="transport.delivery_to" legend="Куда доставить" options={targets} />
      </div>
      {target === 'door' && (
        <div className={css.wide}>
          <TextField
            control={control}
            name="transport.address"
            label="Адрес"
            autoComplete="street-address"
            maxLength={300}
            required
          />
        </div>
      )}
      <p className={cx(css.note, css.wide)}>
        <Icon shape={iconInfo} size={20} />
        <span>Стоимость доставки рассчитает перевозчик. Оплата доставки получателем.</span>
      </p>
    </>
  );
}
