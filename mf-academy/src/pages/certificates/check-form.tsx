import type { CheckedCertificate } from '@site/contracts/academy-certificates';
import { TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { filled, text } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';
import css from './check-form.module.css';

const schema = z.object({ number: filled(), surname: text() });

interface CheckFormProps {
  number: string;
  /** Null when no certificate matches. */
  onChecked: (certificate: CheckedCertificate | null) => void;
}

/** Sends the surname in the body, because addresses are stored in logs and analytics. */
export function CheckForm({ number, onChecked }: CheckFormProps) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { number, surname: '' } });
  const { control } = form;
  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /academy/certificates/check/', { body });
    if (response.ok) onChecked(response.value.certificate);
    else showProblem(form, response.problem);
  });
  return (
    <form method="dialog" noValidate aria-labelledby="check-title" className={css.form} onSubmit={submit}>
      <TextField
        control={control}
        name="number"
        label="Номер сертификата"
        hint="Например, АК-2026-00012"
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        control={control}
        name="surname"
        label="Фамилия владельца"
        autoComplete="off"
        maxLength={100}
        required
      />
      <FormError control={control} />
      <SubmitButton of="certificate" loading={form.formState.isSubmitting}>
        Проверить
      </SubmitButton>
    </form>
  );
}
