import { SelectField, TextField } from '@site/forms/fields';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconClock, iconInfo } from '@site/ui/icons';
import { useWatch } from 'react-hook-form';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

export function PickupFields({ form: { control }, options: { warehouses } }: SectionProps) {
  const [warehouse, buyer] = useWatch({ control, name: ['pickup.warehouse', 'customer_type'] });
  const hours = warehouses.find(({ value }) => value === warehouse)?.hours;
  return (
    <>
      <div className={css.wide}>
        <SelectField
          control={control}
          name="pickup.warehouse"
          label="Пункт выдачи"
          options={warehouses}
          hint={
            hours && (
              <>
                <Icon shape={iconClock} size={20} />
                <span>{hours}</span>
              </>
            )
          }
          required
        />
      </div>
      <div className={css.wide}>
        <TextField
          control={control}
          name="pickup.pickup_person"
          label="Кто заберёт"
          autoComplete="name"
          maxLength={200}
          required
        />
      </div>
      {buyer === 'company' && (
        <p className={cx(css.note, css.wide)}>
          <Icon shape={iconInfo} size={20} /> Для организаций нужна доверенность
        </p>
      )}
    </>
  );
}
