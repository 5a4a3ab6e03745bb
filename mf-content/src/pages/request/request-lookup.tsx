import { requestLookupForm } from '@site/contracts/shop-forms';
import { TextField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi, useNavigate } from '@site/runtime';
import { Button } from '@site/ui/button';
import * as z from 'zod/mini';
import { NOT_FOUND } from './request-texts.ts';
import css from './request-page.module.css';

const schema = z.object({ number: filled(), contact: filled() });

/** Sends the contact in the body, because addresses are stored in logs and analytics. */
export function RequestLookup() {
  const api = useApi();
  const navigate = useNavigate();
  const form = useSiteForm({ schema, defaultValues: { number: '', contact: '' } });
  const { control } = form;
  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /forms/requests/find/', { body });
    if (!response.ok) return showProblem(form, response.problem);
    if (response.value.url) return navigate(response.value.url);
    form.setError('number', { message: NOT_FOUND });
  });
  return (
    <form
      method="post"
      action={requestLookupForm}
      noValidate
      className={css.form}
      aria-label="Состояние обращения"
      onSubmit={submit}
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
      <div className={css.wide}>
        <FormError control={control} plain />
      </div>
      <div className={css.wide}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Узнать состояние
        </Button>
      </div>
    </form>
  );
}
