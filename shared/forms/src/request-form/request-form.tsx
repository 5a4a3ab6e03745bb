import type { FormAccepted } from '@site/contracts/blocks';
import { requestForm } from '@site/contracts/shop-forms';
import { reachGoal, useApi, useLocation, useSession, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { TextLink } from '@site/ui/link';
import { useId, useState } from 'react';
import { ConsentField, EmailField, TextareaField, TextField } from '../fields/index.ts';
import { FormError, showProblem, SubmitButton, useSiteForm } from '../form/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { requestTexts, type RequestCode } from '../request-form-frame/index.ts';
import css from '../request-form-frame/request-form.module.css';
import { initialValues, requestFormSchema, toRequest, type RequestFormValues } from './request-form-values.ts';

/** The limit of the API for the comment, including `about`. */
const COMMENT_LIMIT = 2000;

interface RequestFormProps {
  code: RequestCode;
  successText: string;
  /** Subject of the request, sent with the comment: «Шлагбаум B-1, арт. 803BB-0010». */
  about?: string;
  /** Name of the partner who receives the request. */
  recipient?: string | undefined;
}

/**
 * Contacts and a comment, sent to the managers or to a partner. The frame reserves its space while this chunk loads.
 * Without scripts the form is posted and leads to its status page.
 */
export function RequestForm({ code, successText, about, recipient }: RequestFormProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const personal = useSession((session) => session.personal);
  const { consent_partner_contact: passedOn } = useSite().urls;
  // A page may have two forms for the same request.
  const id = useId();
  const [sent, setSent] = useState<FormAccepted>();
  const form = useSiteForm<RequestFormValues>({
    schema: requestFormSchema,
    defaultValues: initialValues(personal),
    // A separate draft per product.
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
      // The focused button is gone: focus its replacement.
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
    <form className={css.form} method="post" action={requestForm(code)} onSubmit={submit} noValidate>
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
        <SubmitButton of={`${code} ${id}`} size="large" loading={isSubmitting}>
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
