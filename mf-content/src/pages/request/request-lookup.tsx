import { requestLookupForm } from '@site/contracts/shop-forms';
import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';
import { LookupForm } from '../../features/lookup/lookup-form.tsx';
import { NOT_FOUND } from './request-texts.ts';

const schema = z.object({ number: filled(), contact: filled() });

export function RequestLookup() {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { number: '', contact: '' } });
  const { control } = form;
  return (
    <LookupForm
      form={form}
      number="number"
      notFound={NOT_FOUND}
      action={requestLookupForm}
      find={(body) => api.call('POST /forms/requests/find/', { body })}
    >
      <TextField
        control={control}
        name="number"
        label="Номер обращения"
        hint="Например, З-000123"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField
        control={control}
        name="contact"
        label="Телефон или электронная почта"
        hint="Как в&nbsp;форме обращения"
        autoComplete="email"
        maxLength={200}
        required
      />
    </LookupForm>
  );
}
