import { claimLookupForm } from '@site/contracts/shop-forms';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { filled, mobilePhone } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';
import { LookupForm } from '../../features/lookup/lookup-form.tsx';
import { CLAIM_NOT_FOUND } from './claim-texts.ts';

const schema = z.object({ number: filled(), phone: mobilePhone() });

export function ClaimLookup() {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { number: '', phone: '' } });
  const { control } = form;
  return (
    <LookupForm
      form={form}
      number="number"
      notFound={CLAIM_NOT_FOUND}
      action={claimLookupForm}
      find={(body) => api.call('POST /warranty/claims/find/', { body })}
      variant="secondary"
    >
      <TextField
        control={control}
        name="number"
        label="Номер обращения"
        hint="Например, 1012"
        inputMode="numeric"
        autoComplete="off"
        filter={digitsOnly}
        maxLength={9}
        required
      />
      <PhoneField control={control} name="phone" required />
    </LookupForm>
  );
}
