import type { ManagedLocation } from '@site/contracts/manage-academy';
import { EmailField, TextareaField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { useApi } from '@site/runtime';
import { StaffForm } from '@site/staff/form';
import { LibraryPhotographField } from '../staff-entries/library-photograph-field.tsx';
import { RowsField } from '../staff-entries/rows-field.tsx';
import { useEntryForm } from '../staff-entries/use-entry-form.ts';
import { locationSchema, locationValues, toLocation } from './location-values.ts';

interface LocationFormProps {
  /** Null for a new one. */
  location: ManagedLocation | null;
  onSaved: (slug: string) => unknown;
  onConflict: (message: string) => void;
}

export function LocationForm({ location, onSaved, onConflict }: LocationFormProps) {
  const api = useApi();
  const { form, submit } = useEntryForm({
    schema: locationSchema,
    defaultValues: locationValues(location),
    draft: `staff-location-${location?.slug ?? ''}`,
    send: (values) =>
      location
        ? api.call('PUT /manage/locations/{slug}/', {
            params: { slug: location.slug },
            body: { ...toLocation(values), revision: location.revision },
          })
        : api.call('POST /manage/locations/', { body: toLocation(values) }),
    done: location ? 'Изменения сохранены' : 'Учебный класс добавлен',
    ...{ onSaved, onConflict },
  });
  const { control } = form;
  return (
    <StaffForm label="Учебный класс" form={form} submit={submit} save={location ? 'Сохранить' : 'Добавить'}>
      <div className={formColumns.form}>
        <TextField control={control} name="title" label="Название" maxLength={200} required />
        <TextField control={control} name="city" label="Город" maxLength={100} required />
        <div className={formColumns.wide}>
          <TextField
            control={control}
            name="address"
            label="Адрес"
            hint="Вместе с&nbsp;городом"
            maxLength={300}
            required
          />
        </div>
        <TextField
          control={control}
          name="latitude"
          label="Широта"
          hint="Для&nbsp;карты: 55,7522"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField
          control={control}
          name="longitude"
          label="Долгота"
          hint="Для&nbsp;карты: 37,6156"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <div className={formColumns.wide}>
          <TextareaField
            control={control}
            name="how_to_get_there"
            label="Как добраться"
            rows={4}
            maxLength={1000}
            required
          />
        </div>
        <TextField control={control} name="phone" type="tel" label="Телефон" autoComplete="off" required />
        <EmailField control={control} name="email" required />
        <div className={formColumns.wide}>
          <RowsField
            control={control}
            name="rooms"
            legend="Залы"
            text={{ name: 'name', label: 'Зал' }}
            number={{ name: 'seats', label: 'Мест' }}
            add="Добавить зал"
          />
        </div>
        <div className={formColumns.wide}>
          <LibraryPhotographField
            control={control}
            name="photo"
            legend="Фотография класса"
            drawn="Рисунок"
            ratio="3 / 2"
            saved={location && { name: location.photo, picture: location.picture }}
          />
        </div>
      </div>
    </StaffForm>
  );
}
