import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { CheckingNote, usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { PhoneField } from '@site/forms/phone-field';
import { mobilePhone } from '@site/forms/rules';
import * as z from 'zod/mini';
import css from './login.module.css';

const schema = z.object({ phone: mobilePhone() });

/** Login and registration share one draft of the number. */
export const PHONE_DRAFT = 'login';

interface PhoneStepProps {
  onSent: (pending: PendingCode) => void;
  onUnknown: (phone: string) => void;
}

export function PhoneStep({ onSent, onUnknown }: PhoneStepProps) {
  const calls = usePhoneCalls();
  // The user may return for another number after the code was sent, so the draft is kept until the login.
  const form = useSiteForm({ schema, defaultValues: { phone: '' }, draft: { name: PHONE_DRAFT, keepWhenSent: true } });

  const submit = form.handleSubmit(async ({ phone }) => {
    const known = await calls.checkPhone(phone);
    if (!known.ok) return showProblem(form, known.problem);
    if (!known.value.registered) return onUnknown(phone);
    const sent = await calls.sendCode(phone);
    if (!sent.ok) return showProblem(form, sent.problem);
    onSent(sent.value);
  });

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <p className={css.lead}>Введите номер мобильного телефона: мы отправим на&nbsp;него код в&nbsp;СМС.</p>
      <PhoneField control={form.control} name="phone" required />
      <FormError control={form.control} />
      <SubmitButton of="login" size="large" fullWidth loading={form.formState.isSubmitting}>
        Получить код
      </SubmitButton>
      <CheckingNote checking={calls.checking} />
    </form>
  );
}
