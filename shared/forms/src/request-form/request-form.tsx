import type { FormAccepted } from '@site/contracts/blocks';
import { requestForm } from '@site/contracts/shop-forms';
import { reachGoal, useApi, useLocation, useSession, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useHydrated } from '@site/ui/hydrated';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { ConsentField, EmailField, TextareaField, TextField } from '../fields/index.ts';
import { FormError, showProblem, useSiteForm } from '../form/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { requestTexts, type RequestCode } from '../request-form-frame/index.ts';
import css from '../request-form-frame/request-form.module.css';
import { initialValues, requestFormSchema, toRequest, type RequestFormValues } from './request-form-values.ts';

/** What the API takes; the request's subject is a part of it. */
const COMMENT_LIMIT = 2000;

interface RequestFormProps {
  code: RequestCode;
  successText: string;
  /** What the request is about, sent with the comment: «Шлагбаум B-1, арт. 803BB-0010». */
  about?: string;
  /** The partner who gets it, by name. */
  recipient?: string | undefined;
}

/**
 * Contacts and a comment, sent to the managers or to a partner. The frame around it holds its place while this chunk
 * comes; without scripts it is posted, and leads to the page of its state.
 */
export function RequestForm({ code, successText, about, recipient }: RequestFormProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const personal = useSession((session) => session.personal);
  const { consent_partner_contact: passedOn } = useSite().urls;
  const isHydrated = useHydrated();
  const [sent, setSent] = useState<FormAccepted>();
  const form = useSiteForm<RequestFormValues>({
    schema: requestFormSchema,
    defaultValues: initialValues(personal),
    // What is typed about one product is not offered for the next.
    draft: { name: about ? `form-${code}-${about}` : `form-${code}`, except: ['consent'] },
  });
  const {
    control,
    formState: { isSubmitting },
  } = form;
  const texts = requestTexts[code];

  const submit = form.handleSubmit(async (values) => {
    const result = await api.call('POST /forms/{form_code}/', {
      params: { form_code: code },
      body: toRequest(values, pathname, about),
    });
    if (!result.ok) return showProblem(form, result.problem);
    if (texts.goal) reachGoal(texts.goal);
    setSent(result.value);
  });

  if (sent)
    return (
      // The button that had the focus is gone: it goes to what took its place.
      <div tabIndex={-1} ref={(element) => element?.focus()}>
        <Alert tone="success" live>
          {successText}
          <div>
            Номер обращения: <strong>{sent.number}</strong>
          </div>
          <TextLink href={sent.url}>Узнать состояние обращения</TextLink>
        </Alert>
      </div>
    );
  return (
    <form
      className={css.form}
      method="post"
      action={requestForm(code)}
      onSubmit={submit}
      // Without scripts the browser looks at what is required.
      noValidate={isHydrated}
    >
      <input type="hidden" name="page" value={pathname} />
      {recipient && <p className={css.wide}>Заявку и&nbsp;ваши контакты получит компания «{recipient}».</p>}
      <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
      <PhoneField control={control} name="phone" required />
      <div className={css.wide}>
        <EmailField control={control} name="email" />
      </div>
      <div className={css.wide}>
        <TextareaField
          control={control}
          name="comment"
          label={texts.comment}
          maxLength={about ? COMMENT_LIMIT - about.length - 1 : COMMENT_LIMIT}
        />
      </div>
      <div className={css.wide}>
        <ConsentField
          control={control}
          name="consent"
          {...(code === 'partner-contact' && passedOn && { document: passedOn })}
        />
      </div>
      <div className={css.wide}>
        <FormError control={control} plain />
      </div>
      <div className={css.submit}>
        <Button type="submit" size="large" loading={isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
