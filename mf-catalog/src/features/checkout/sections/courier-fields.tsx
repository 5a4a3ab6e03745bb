import { courierIntervals } from '@site/contracts/limits';
import { CheckboxField, SelectField, TextField } from '@site/forms/fields';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconInfo } from '@site/ui/icons';
import { formatDayOfWeek } from './day-of-week.ts';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const asOptions = (values: readonly string[], label: (value: string) => string = (value) => value) =>
  values.map((value) => ({ value, label: label(value) }));

export function CourierFields({ form: { control }, options: { courier_cities, courier_dates } }: SectionProps) {
  return (
    <>
      <SelectField control={control} name="courier.city" label="Город" options={asOptions(courier_cities)} required />
      <TextField
        control={control}
        name="courier.street"
        label="Улица"
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <div className={css.third}>
        <TextField control={control} name="courier.house" label="Дом" maxLength={20} required />
      </div>
      <div className={css.third}>
        <TextField control={control} name="courier.flat" label="Квартира или офис" maxLength={20} />
      </div>
      <div className={css.third}>
        <TextField control={control} name="courier.floor" label="Этаж" maxLength={10} />
      </div>
      <div className={css.wide}>
        <CheckboxField control={control} name="courier.lift" label="Есть лифт" />
      </div>
      {courier_dates.length > 0 ? (
        <SelectField
          control={control}
          name="courier.date"
          label="Дата доставки"
          options={asOptions(courier_dates, formatDayOfWeek)}
          required
        />
      ) : (
        <p className={cx(css.note, css.wide)}>
          <Icon shape={iconInfo} size={20} />
          <span>Срок поставки уточнит менеджер, он&nbsp;же согласует дату доставки</span>
        </p>
      )}
      <SelectField
        control={control}
        name="courier.interval"
        label="Интервал"
        options={asOptions(courierIntervals)}
        required
      />
    </>
  );
}
