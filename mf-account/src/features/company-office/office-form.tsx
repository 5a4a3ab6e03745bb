import { directions, MAX_DESCRIPTION, MAX_IMAGES, partnerTypes } from '@site/contracts/company-lists';
import type { OfficeEntry } from '@site/contracts/company-profile';
import { paths } from '@site/contracts/paths';
import { EmailField, TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { useState } from 'react';
import { EntryForm } from '../company-entry/entry-form.tsx';
import { CoordinateFields, HoursFields, ManyField, PhoneFields } from '../company-entry/shared-fields.tsx';
import { useRevision } from '../company-entry/use-revision.ts';
import { PicturesField } from '../company-pictures/pictures-field.tsx';
import { officeSchema, officeValues, toOffice, type OfficeValues } from './office-values.ts';
import css from '../company-entry/entry.module.css';

/** Form of the company's public data, which the manufacturer moderates. */
export function OfficeForm({ office }: { office: OfficeEntry }) {
  const api = useApi();
  const [logoBusy, setLogoBusy] = useState(false);
  const [imagesBusy, setImagesBusy] = useState(false);
  const busy = logoBusy || imagesBusy;
  const form = useSiteForm<OfficeValues>({
    schema: officeSchema,
    defaultValues: officeValues(office.content),
    draft: { name: 'company-office' },
  });
  const { control } = form;
  const finish = useRevision(form, paths.accountProfile);
  const submit = form.handleSubmit((values) =>
    finish(api.call('POST /account/profile/main-office/edit/', { body: toOffice(values) })),
  );

  return (
    <EntryForm form={form} onSubmit={submit} busy={busy} cancelUrl={paths.accountProfile()}>
      <div className={css.part}>
        <h2>Компания</h2>
        <TextField control={control} name="brand_name" label="Название для&nbsp;клиентов" maxLength={200} required />
        <TextField
          control={control}
          name="year_founded"
          label="Год основания"
          inputMode="numeric"
          maxLength={4}
          filter={digitsOnly}
        />
        <div className={css.wide}>
          <TextareaField control={control} name="description" label="Описание" rows={6} maxLength={MAX_DESCRIPTION} />
        </div>
        <ManyField control={control} name="directions" legend="Направления работы" options={directions} />
        <ManyField control={control} name="types" legend="Услуги" options={partnerTypes} />
        <TextField control={control} name="regions" label="Регионы обслуживания" maxLength={500} />
        <TextField
          control={control}
          name="staff_count"
          label="Сотрудников"
          inputMode="numeric"
          maxLength={6}
          filter={digitsOnly}
        />
      </div>
      <div className={css.part}>
        <h2>Адрес и&nbsp;связь</h2>
        <TextField control={control} name="city" label="Город" maxLength={100} autoComplete="address-level2" required />
        <TextField control={control} name="actual_address" label="Фактический адрес" maxLength={300} required />
        <TextField control={control} name="legal_address" label="Юридический адрес" maxLength={300} />
        <EmailField control={control} name="email" required />
        <CoordinateFields form={form} />
        <PhoneFields form={form} />
        <TextField control={control} name="site" label="Сайт" type="url" maxLength={300} placeholder="https://" />
        <TextareaField
          control={control}
          name="social"
          label="Страницы в&nbsp;социальных сетях"
          hint="Каждый адрес с&nbsp;новой строки"
          rows={2}
        />
      </div>
      <HoursFields form={form} />
      <PicturesField
        form={form}
        name="logo"
        legend="Логотип"
        hint="Квадратный, не&nbsp;меньше 300&nbsp;×&nbsp;300 точек, до&nbsp;2&nbsp;МБ: png, jpg, svg"
        use="logo"
        max={1}
        known={office.pictures}
        onBusy={setLogoBusy}
      />
      <PicturesField
        form={form}
        name="images"
        legend="Изображения"
        hint={`До\u00a0${MAX_IMAGES}, каждое не\u00a0больше 5\u00a0МБ: jpg, png, webp`}
        use="image"
        max={MAX_IMAGES}
        known={office.pictures}
        onBusy={setImagesBusy}
      />
    </EntryForm>
  );
}
