import type { PersonalForm } from '@site/contracts/personal';
import { formColumns } from '@site/forms/form-columns';
import { EmailField, TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { personRules } from '@site/forms/person';
import { text } from '@site/forms/rules';
import { toast, useApi, useRevalidator, useSessionStore } from '@site/runtime';
import * as z from 'zod/mini';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';

const schema = z.object({
  ...personRules,
  city: text(),
  position: text(false),
});

export function OwnDataSection({ saved }: { saved: PersonalForm }) {
  const api = useApi();
  const session = useSessionStore();
  const { revalidate } = useRevalidator();
  const form = useSiteForm<PersonalForm>({ schema, defaultValues: saved, draft: { name: 'personal' } });
  const { control } = form;

  const submit = form.handleSubmit(async (values) => {
    const response = await api.call('POST /account/personal', { form: values });
    if (response.ok) {
      session.setState({ personal: response.value.user });
      form.reset(values);
      toast.success('Изменения сохранены');
      return revalidate();
    }
    const { problem, status } = response;
    showProblem(form, problem);
    // The draft stays until the user has logged in again.
    if (status === 401) await revalidate();
  });

  return (
    <Section title="Ваши данные">
      <form method="dialog" noValidate className={formColumns.form} onSubmit={submit}>
        <TextField
          control={control}
          name="surname"
          label="Фамилия"
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
        <TextField
          control={control}
          name="patronymic"
          label="Отчество"
          autoComplete="additional-name"
          maxLength={100}
        />
        <TextField control={control} name="city" label="Город" autoComplete="address-level2" maxLength={100} required />
        <TextField
          control={control}
          name="position"
          label="Должность"
          autoComplete="organization-title"
          maxLength={100}
        />
        <EmailField
          control={control}
          name="email"
          required
          hint="На&nbsp;новый адрес придёт письмо для подтверждения"
        />
        <div className={formColumns.wide}>
          <FormError control={control} />
        </div>
        <div className={css.actions}>
          <SubmitButton of="own-data" loading={form.formState.isSubmitting}>
            Сохранить
          </SubmitButton>
        </div>
      </form>
    </Section>
  );
}
