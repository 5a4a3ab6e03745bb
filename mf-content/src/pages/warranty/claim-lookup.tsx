import { claimLookupForm } from '@site/contracts/shop-forms';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { filled, mobilePhone } from '@site/forms/rules';
import { useApi, useNavigate } from '@site/runtime';
import { Button } from '@site/ui/button';
import * as z from 'zod/mini';
import { CLAIM_NOT_FOUND } from './claim-texts.ts';
import css from './claim.module.css';

const schema = z.object({ number: filled(), phone: mobilePhone() });

/** Sends the phone in the body, because addresses are stored in logs and analytics. */
export function ClaimLookup() {
  const api = useApi();
  const navigate = useNavigate();
  const form = useSiteForm({ schema, defaultValues: { number: '', phone: '' } });
  const { control } = form;
  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /warranty/claims/find/', { body });
    if (!response.ok) return showProblem(form, response.problem);
    if (response.value.url) return navigate(response.value.url);
    form.setError('number', { message: CLAIM_NOT_FOUND });
  });
  return (
    <form
      method="post"
      action={claimLookupForm}
      noValidate
      className={css.form}
      aria-label="Состояние обращения"
      onSubmit={submit}
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
      <div className={css.wide}>
        <FormError control={control} plain />
      </div>
      <div className={css.wide}>
        <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
          Узнать состояние
        </Button>
      </div>
    </form>
  );
}
