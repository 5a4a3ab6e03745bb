import { siteFieldNames as names } from '@site/contracts/site-groups';
import { TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import type { SiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled, whole } from '@site/forms/rules';
import { linesOf } from '@site/kernel/plain-text';
import { readWhole } from '@site/kernel/typed-numbers';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import * as z from 'zod/mini';
import css from './group-form.module.css';
import { GroupForm, type GroupOf } from './group-form.tsx';

const MOST = 100_000_000;

const schema = z.object({
  warehouses: z.array(z.object({ value: z.string(), label: filled(), address: filled(), hours: filled() })),
  carriers: z.string(),
  courier_cities: z.string(),
  courier_price: whole(0, MOST),
  free_delivery_from: whole(0, MOST),
  payment_days: whole(1, 30),
});
type DeliveryValues = z.infer<typeof schema>;

export function DeliveryForm({ values }: { values: GroupOf<'delivery'> }) {
  const { group, revision, ...delivery } = values;
  return (
    <GroupForm
      {...{ group, revision, schema }}
      defaultValues={{
        warehouses: delivery.warehouses,
        carriers: delivery.carriers.join('\n'),
        courier_cities: delivery.courier_cities.join('\n'),
        courier_price: String(delivery.courier_price),
        free_delivery_from: String(delivery.free_delivery_from),
        payment_days: String(delivery.payment_days),
      }}
      toGroup={(fields, base) => ({
        ...base,
        group: 'delivery',
        warehouses: fields.warehouses,
        carriers: linesOf(fields.carriers),
        courier_cities: linesOf(fields.courier_cities),
        courier_price: Number(readWhole(fields.courier_price)),
        free_delivery_from: Number(readWhole(fields.free_delivery_from)),
        payment_days: Number(readWhole(fields.payment_days)),
      })}
      // The lists are one field each.
      toField={(path) => path.replace(/^(carriers|courier_cities)\.\d+$/, '$1')}
    >
      {(form) => <Fields form={form} />}
    </GroupForm>
  );
}

function Fields({ form }: { form: SiteForm<DeliveryValues> }) {
  const { control } = form;
  const digits = { control, filter: digitsOnly, inputMode: 'numeric', maxLength: 9, required: true } as const;
  return (
    <>
      <Warehouses form={form} />
      <h2 className={`${css.title} ${formColumns.wide}`}>Курьер и&nbsp;перевозчики</h2>
      <TextField {...digits} name="courier_price" label={names.courier_price} />
      <TextField
        {...digits}
        name="free_delivery_from"
        label={names.free_delivery_from}
        hint="Сумма товаров, с&nbsp;которой курьер бесплатный"
      />
      <TextareaField
        control={control}
        name="courier_cities"
        label={names.courier_cities}
        hint="По&nbsp;одному в&nbsp;строке. Пусто: курьера нет"
        rows={6}
      />
      <TextareaField
        control={control}
        name="carriers"
        label={names.carriers}
        hint="По&nbsp;одной в&nbsp;строке. Другую покупатель может назвать сам"
        rows={6}
      />
      <TextField
        {...digits}
        name="payment_days"
        label={names.payment_days}
        hint="Столько хранится цена заказа, который оплачивают на&nbsp;сайте"
      />
    </>
  );
}

const EMPTY = { value: '', label: '', address: '', hours: '' };

function Warehouses({ form: { control, watch, setValue } }: { form: SiteForm<DeliveryValues> }) {
  const warehouses = watch('warehouses');
  const change = (next: DeliveryValues['warehouses']) => setValue('warehouses', next, { shouldDirty: true });
  return (
    <div className={`${css.warehouses} ${formColumns.wide}`}>
      <h2 className={css.title}>{names.warehouses}</h2>
      {warehouses.length === 0 && <span>Складов нет: самовывоз покупателям не&nbsp;предлагается.</span>}
      {warehouses.map((_warehouse, index) => (
        <fieldset key={index} className={css.warehouse}>
          <legend>{`Склад ${index + 1}`}</legend>
          <div className={formColumns.form}>
            <TextField control={control} name={`warehouses.${index}.label`} label="Название" maxLength={100} required />
            <TextField
              control={control}
              name={`warehouses.${index}.hours`}
              label="Часы работы"
              maxLength={100}
              required
            />
            <div className={formColumns.wide}>
              <TextField
                control={control}
                name={`warehouses.${index}.address`}
                label={names.address}
                maxLength={300}
                required
              />
            </div>
            <div className={formColumns.wide}>
              <Button
                variant="ghost"
                size="small"
                onClick={() => change(warehouses.filter((_, other) => other !== index))}
              >
                {`Убрать склад ${index + 1}`}
              </Button>
            </div>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="secondary" size="small" iconStart={iconPlus} onClick={() => change([...warehouses, EMPTY])}>
          Добавить склад
        </Button>
      </div>
    </div>
  );
}
