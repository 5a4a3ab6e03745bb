import { ConsentField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { consent } from '@site/forms/rules';
import { toast, useApi, useRevalidator } from '@site/runtime';
import * as z from 'zod/mini';
import css from './training-page.module.css';

const schema = z.object({ consent: consent() });

interface EnrolmentFormProps {
  slug: string;
  email: string;
}

/** Name and e-mail address go to another system, so the form requires consent first. */
export function EnrolmentForm({ slug, email }: EnrolmentFormProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const form = useSiteForm({ schema, defaultValues: { consent: false } });
  const { control } = form;

  const enrol = form.handleSubmit(async () => {
    const response = await api.call('POST /academy/online/{slug}/enrolment/', {
      params: { slug },
      body: { consent: true },
    });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success(response.value.enrolment.is_open ? 'Доступ к\u00a0курсу открыт' : 'Заявка принята, открываем доступ');
    await revalidate();
  });

  return (
    <form method="dialog" noValidate aria-label="Запись на&nbsp;курс" className={css.form} onSubmit={enrol}>
      <p className={css.text}>
        Имя и&nbsp;адрес {email} передадим в&nbsp;систему онлайн-курсов. Вход в&nbsp;неё придёт письмом.
      </p>
      <ConsentField control={control} name="consent" />
      <FormError control={control} />
      <div>
        <SubmitButton of="enrolment" loading={form.formState.isSubmitting}>
          Начать курс
        </SubmitButton>
      </div>
    </form>
  );
}
