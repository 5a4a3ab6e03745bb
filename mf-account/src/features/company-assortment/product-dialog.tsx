import type { OwnProduct } from '@site/contracts/company-assortment';
import { MAX_DESCRIPTION, productUnits } from '@site/contracts/company-lists';
import { SelectField, TextareaField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { groupRoubles } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { useState } from 'react';
import { PicturesField } from '../company-pictures/pictures-field.tsx';
import { ItemDialog, type ItemFormProps } from './item-dialog.tsx';
import { productSchema, productValues, toProduct, type ProductValues } from './item-values.ts';
import css from '../company-entry/entry.module.css';

const units = productUnits.map((value) => ({ value, label: value }));

export function ProductDialog({ item, ...rest }: ItemFormProps<OwnProduct>) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const form = useSiteForm<ProductValues>({
    schema: productSchema,
    defaultValues: productValues(item),
    draft: { name: `company-product-${item?.id ?? 'new'}` },
  });
  const { control } = form;
  const send = (values: ProductValues) => {
    const body = toProduct(values);
    return item
      ? api.call('PUT /account/profile/self-products/{id}/', { params: { id: item.id }, body })
      : api.call('POST /account/profile/self-products/', { body });
  };
  return (
    <ItemDialog {...rest} item={item} form={form} send={send} busy={busy} title={item ? 'Товар' : 'Новый товар'}>
      <div className={css.wide}>
        <TextField control={control} name="name" label="Название" maxLength={200} required />
      </div>
      <TextField control={control} name="article" label="Артикул" maxLength={50} />
      <TextField control={control} name="category" label="Категория" maxLength={100} />
      <TextField
        control={control}
        name="price"
        label="Цена,&nbsp;₽"
        inputMode="decimal"
        maxLength={30}
        tidy={groupRoubles}
        required
      />
      <SelectField control={control} name="unit" label="Единица" options={units} required />
      <div className={css.wide}>
        <TextareaField control={control} name="description" label="Описание" rows={4} maxLength={MAX_DESCRIPTION} />
      </div>
      <div className={css.wide}>
        <PicturesField
          form={form}
          name="images"
          legend="Изображение"
          hint="Не&nbsp;больше 5&nbsp;МБ: jpg, png, webp"
          use="image"
          max={1}
          known={item?.picture ? [item.picture] : []}
          onBusy={setBusy}
        />
      </div>
    </ItemDialog>
  );
}
