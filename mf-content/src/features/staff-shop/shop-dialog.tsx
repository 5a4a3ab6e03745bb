import type { ManagedShop } from '@site/contracts/manage-shops';
import { CheckboxField, RadioField, TextareaField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { formColumns } from '@site/forms/form-columns';
import { DirectionsField } from './directions-field.tsx';
import { changeOf, emptyShop, newShopOf, schema, type ShopValues, valuesOf } from './shop-values.ts';
import { shopKindNames } from './shop-words.ts';

interface ShopDialogProps {
  /** Null to add one. */
  shop: ManagedShop | null;
  onClose: () => void;
}

const kinds = Object.entries(shopKindNames).map(([value, label]) => ({ value, label }));

export function ShopDialog({ shop, onClose }: ShopDialogProps) {
  const api = useApi();
  const before = shop ? valuesOf(shop) : emptyShop;
  const form = useSiteForm({
    schema,
    defaultValues: before,
    draft: { name: shop ? `staff-shop-${shop.slug}` : 'staff-shop' },
  });
  const { control } = form;
  const isOnline = form.watch('kind') === 'online';

  const send = (values: ShopValues) =>
    shop
      ? api.call('PUT /manage/shops/{slug}/', { params: { slug: shop.slug }, body: changeOf(values, before) })
      : api.call('POST /manage/shops/', { body: newShopOf(values) });

  return (
    <DecisionForm
      form={form}
      title={shop ? 'Изменить магазин' : 'Добавить магазин'}
      size="large"
      submit={shop ? 'Сохранить' : 'Добавить'}
      send={send}
      done={shop ? 'Магазин изменён' : 'Магазин добавлен и\u00a0уже виден на\u00a0сайте'}
      onClose={onClose}
    >
      <div className={formColumns.wide}>
        <RadioField control={control} name="kind" legend="Вид" options={kinds} />
      </div>
      <TextField control={control} name="name" label="Название" maxLength={120} required />
      {!shop && (
        <TextField
          control={control}
          name="slug"
          label="Имя в&nbsp;адресе"
          hint="Латинские буквы, цифры и&nbsp;дефис. Пусто: из&nbsp;названия и&nbsp;города"
          maxLength={100}
        />
      )}
      <PhoneField control={control} name="phone" required />
      <TextField
        control={control}
        name="hours"
        label="Часы работы"
        hint="Пн–Пт, 9:00–18:00: по&nbsp;другой записи сайт не&nbsp;покажет, открыто&nbsp;ли"
        maxLength={100}
        required
      />
      <TextField
        control={control}
        name="site"
        type="url"
        label="Сайт"
        hint="https://…"
        maxLength={300}
        required={isOnline}
      />
      {!isOnline && (
        <>
          <TextField control={control} name="city" label="Город" maxLength={100} required />
          <TextField control={control} name="address" label="Адрес" maxLength={200} required />
          <TextField
            control={control}
            name="latitude"
            label="Широта"
            hint="Без&nbsp;координат магазин будет в&nbsp;центре города"
            inputMode="decimal"
          />
          <TextField control={control} name="longitude" label="Долгота" inputMode="decimal" />
        </>
      )}
      <TextField
        control={control}
        name="partner"
        label="Владелец-партнёр"
        hint="Последняя часть адреса страницы партнёра. Пусто: не&nbsp;партнёр"
        maxLength={100}
      />
      <div className={formColumns.wide}>
        <DirectionsField form={form} />
      </div>
      <div className={formColumns.wide}>
        <CheckboxField control={control} name="is_authorised" label="Есть договор с&nbsp;заводом" />
      </div>
      <div className={formColumns.wide}>
        <TextareaField control={control} name="note" label="Примечание" rows={2} maxLength={300} />
      </div>
    </DecisionForm>
  );
}
