import type { Service } from '@site/contracts/company-assortment';
import { MAX_DESCRIPTION, serviceCategories, serviceUnits } from '@site/contracts/company-lists';
import { CheckboxField, SelectField, TextareaField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { groupRoubles } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { ItemDialog, type ItemFormProps } from './item-dialog.tsx';
import { serviceSchema, serviceValues, toService, type ServiceValues } from './item-values.ts';
import css from '../company-entry/entry.module.css';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const categories = optionsOf(serviceCategories);
const units = optionsOf(serviceUnits);

export function ServiceDialog({ item, ...rest }: ItemFormProps<Service>) {
  const api = useApi();
  const form = useSiteForm<ServiceValues>({
    schema: serviceSchema,
    defaultValues: serviceValues(item),
    draft: { name: `company-service-${item?.id ?? 'new'}` },
  });
  const { control } = form;
  const send = (values: ServiceValues) => {
    const body = toService(values);
    return item
      ? api.call('PUT /account/profile/expanded-services/{id}/', { params: { id: item.id }, body })
      : api.call('POST /account/profile/expanded-services/', { body });
  };
  return (
    <ItemDialog {...rest} item={item} form={form} send={send} title={item ? 'Услуга' : 'Новая услуга'}>
      <div className={css.wide}>
        <TextField control={control} name="name" label="Название" maxLength={200} required />
      </div>
      <SelectField control={control} name="category" label="Категория" options={categories} required />
      <SelectField control={control} name="unit" label="Единица" options={units} required />
      <TextField
        control={control}
        name="price"
        label="Цена,&nbsp;₽"
        inputMode="decimal"
        maxLength={30}
        tidy={groupRoubles}
        required
      />
      <TextField control={control} name="duration" label="Срок" maxLength={100} placeholder="2 дня" />
      <div className={css.wide}>
        <CheckboxField control={control} name="vat_included" label="Цена с&nbsp;НДС" />
      </div>
      <div className={css.wide}>
        <TextareaField control={control} name="description" label="Описание" rows={4} maxLength={MAX_DESCRIPTION} />
      </div>
    </ItemDialog>
  );
}
