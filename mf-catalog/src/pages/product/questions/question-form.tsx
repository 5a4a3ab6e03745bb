import { MAX_QUESTION } from '@site/contracts/limits';
import { CheckboxField, ConsentField, EmailField, TextareaField, TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { consent, email, filled, text } from '@site/forms/rules';
import { useApi, useSession, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import * as z from 'zod/mini';
import { focusOnce } from '../focus-once.ts';
import { questionTexts as texts } from './question-texts.ts';
import css from './question-form.module.css';

const schema = z.object({
  text: filled(),
  name: text(),
  city: text(),
  email: email(),
  consent: consent(),
  consent_publication: z.boolean(),
});
type Sent = Pick<z.infer<typeof schema>, 'email' | 'consent_publication'>;

export function QuestionForm({ productId }: { productId: number }) {
  const api = useApi();
  const { consent_question: document, consent_question_publication: publication } = useSite().urls;
  const personal = useSession((session) => session.personal);
  const [sent, setSent] = useState<Sent>();
  const form = useSiteForm({
    schema,
    defaultValues: {
      text: '',
      name: personal?.name ?? '',
      city: personal?.city ?? '',
      email: personal?.email ?? '',
      consent: false,
      consent_publication: false,
    },
    draft: { name: `question-${productId}`, except: ['consent', 'consent_publication'] },
  });
  const {
    control,
    formState: { isSubmitting },
  } = form;

  const submit = form.handleSubmit(async (values) => {
    const result = await api.call('POST /product/{id}/questions/', {
      params: { id: productId },
      body: { ...values, consent: true },
    });
    if (result.ok) setSent(values);
    else showProblem(form, result.problem);
  });

  if (sent)
    return (
      // The focused button is gone: focus its replacement.
      <div tabIndex={-1} ref={focusOnce}>
        <Alert tone="success" live title="Спасибо за&nbsp;вопрос!">
          Инженер ответит на&nbsp;{sent.email} в&nbsp;рабочее время.
          {sent.consent_publication && (
            <span> Вопрос с&nbsp;ответом появится на&nbsp;этой странице после проверки.</span>
          )}
        </Alert>
      </div>
    );
  return (
    <form method="dialog" className={css.form} onSubmit={submit} noValidate>
      <div className={css.wide}>
        <TextareaField control={control} name="text" label={texts.text} maxLength={MAX_QUESTION} required />
      </div>
      <TextField control={control} name="name" label={texts.name} autoComplete="given-name" maxLength={100} required />
      <TextField
        control={control}
        name="city"
        label={texts.city}
        autoComplete="address-level2"
        maxLength={100}
        required
      />
      <div className={css.wide}>
        <EmailField control={control} name="email" hint={texts.emailHint} required />
      </div>
      <div className={css.wide}>
        <ConsentField control={control} name="consent" document={document} />
        <CheckboxField
          control={control}
          name="consent_publication"
          label={
            <span>
              Разрешаю{' '}
              {publication ? (
                <TextLink href={publication} target="_blank">
                  {texts.publication}
                </TextLink>
              ) : (
                <span>{texts.publication}</span>
              )}
            </span>
          }
          hint={texts.publicationHint}
        />
      </div>
      <div className={css.wide}>
        <FormError control={control} />
      </div>
      <div className={css.submit}>
        <SubmitButton of="question" size="large" loading={isSubmitting}>
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
