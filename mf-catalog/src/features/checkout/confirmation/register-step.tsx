import { ConsentField, TextField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { consent, text } from '@site/forms/rules';
import { formatPhone } from '@site/kernel/phone';
import { Button } from '@site/ui/button';
import * as z from 'zod/mini';
import type { Stranger } from './use-guest-confirmation.ts';
import css from './confirmation.module.css';

const schema = z.object({ city: text(), consent: consent() });

interface RegisterStepProps {
  stranger: Stranger;
  onSent: (pending: PendingCode) => void;
}

/** The account that the order will be seen in. Its consent is a purpose of its own, and so is asked for apart. */
export function RegisterStep({ stranger, onSent }: RegisterStepProps) {
  const calls = usePhoneCalls();
  const { city, ...contact } = stranger;
  const form = useSiteForm({ schema, defaultValues: { city, consent: false } });
  const { control, formState: { isSubmitting } } = form;

  const submit = form.handleSubmit(async (values) => {
    const person = { ...contact, city: values.city, inn: null, consent_personal: true, consent_marketing: false } as const;
    const asked = await calls.registrate(person);
    // Registered meanwhile, in another tab: a login then.
    const sent = !asked.ok && asked.problem.code === 'exist' ? await calls.sendCode(contact.phone) : asked;
    if (sent.ok) onSent(sent.value);
    else showProblem(form, sent.problem);
  });

  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      <p className={css.lead}>
        Номера <strong className={css.phone}>{formatPhone(contact.phone)}</strong> у&nbsp;нас ещё нет. Вместе с&nbsp;заказом
        появится личный кабинет: в&nbsp;нём видны статус, счёт и&nbsp;документы.
      </p>
      <TextField control={control} name="city" label="Город" autoComplete="address-level2" maxLength={100} required />
      <ConsentField control={control} name="consent" purpose="для регистрации" />
      <FormError control={control} />
      <Button type="submit" size="large" fullWidth loading={isSubmitting}>Получить код</Button>
    </form>
  );
}
