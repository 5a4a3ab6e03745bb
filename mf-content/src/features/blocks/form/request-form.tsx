import { ConsentField, EmailField, TextareaField, TextField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { reachGoal, useApi, useLocation, useSession } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from './form-block.module.css';
import { formTexts, type FormCode } from './form-texts.ts';
import { initialValues, requestFormSchema, toRequest, type RequestFormValues } from './request-form-values.ts';

interface RequestFormProps {
  code: FormCode;
  successText: string;
}

export function RequestForm({ code, successText }: RequestFormProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const personal = useSession((session) => session.personal);
  const [sent, setSent] = useState(false);
  const form = useSiteForm<RequestFormValues>({
    schema: requestFormSchema,
    defaultValues: initialValues(personal),
    draft: { name: `form-${code}`, except: ['consent'] },
  });
  const { control, formState: { isSubmitting } } = form;
  const texts = formTexts[code];

  const submit = form.handleSubmit(async (values) => {
    const result = await api.call('POST', `/forms/${code}/`, toRequest(values, pathname));
    if (!result.ok) return showProblem(form, result.problem);
    if (texts.goal) reachGoal(texts.goal);
    setSent(true);
  });

  if (sent)
    return (
      // The button that had the focus is gone: it goes to what took its place.
      <div tabIndex={-1} ref={(element) => element?.focus()}>
        <Alert tone="success" live>{successText}</Alert>
      </div>
    );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
      <PhoneField control={control} name="phone" required />
      <div className={css.wide}><EmailField control={control} name="email" /></div>
      <div className={css.wide}><TextareaField control={control} name="comment" label={texts.comment} maxLength={2000} /></div>
      <div className={css.wide}><ConsentField control={control} name="consent" /></div>
      <div className={css.wide}><FormError control={control} /></div>
      <div className={css.submit}><Button type="submit" size="large" loading={isSubmitting}>{texts.submit}</Button></div>
    </form>
  );
}
