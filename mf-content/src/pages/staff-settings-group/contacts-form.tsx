import { siteFieldNames as names } from '@site/contracts/site-groups';
import { TextField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { decimal, email, filled, phone } from '@site/forms/rules';
import { toE164 } from '@site/kernel/phone';
import { readNumber } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { GroupForm, type GroupOf } from './group-form.tsx';

/** Optional degrees. */
const degrees = (most: number) => decimal(-most, most, { required: false, error: 'Число градусов, например 55.7558' });

const schema = z.object({
  header_phone: phone(false),
  support_phone: phone(false),
  support_hours: filled(false),
  email: email(false),
  address: filled(false),
  latitude: degrees(90),
  longitude: degrees(180),
});

export function ContactsForm({ values }: { values: GroupOf<'contacts'> }) {
  const { group, revision, latitude, longitude, ...texts } = values;
  return (
    <GroupForm
      {...{ group, revision, schema }}
      defaultValues={{
        ...texts,
        // The phone field holds this form.
        header_phone: toE164(texts.header_phone),
        support_phone: toE164(texts.support_phone),
        latitude: String(latitude ?? ''),
        longitude: String(longitude ?? ''),
      }}
      toGroup={(fields, base) => ({
        ...fields,
        ...base,
        group: 'contacts',
        latitude: readNumber(fields.latitude),
        longitude: readNumber(fields.longitude),
      })}
    >
      {({ control }) => (
        <>
          <PhoneField control={control} name="header_phone" label={names.header_phone} />
          <PhoneField control={control} name="support_phone" label={names.support_phone} />
          <TextField
            control={control}
            name="support_hours"
            label={names.support_hours}
            hint="Пн–Пт, 9:00–18:00 (МСК)"
            maxLength={200}
          />
          <TextField control={control} name="email" type="email" label={names.email} maxLength={200} />
          <TextField control={control} name="address" label={names.address} maxLength={300} />
          <TextField
            control={control}
            name="latitude"
            label={names.latitude}
            hint="Например, 55.7558"
            inputMode="decimal"
          />
          <TextField
            control={control}
            name="longitude"
            label={names.longitude}
            hint="Например, 37.6173"
            inputMode="decimal"
          />
        </>
      )}
    </GroupForm>
  );
}
