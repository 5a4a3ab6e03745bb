import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { mobilePhone } from '@site/forms/rules';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PendingCode } from './pending-code.ts';
import { UnknownNumber } from './unknown-number.tsx';
import { useLoginCalls } from './use-login-calls.ts';
import css from './login.module.css';

const schema = z.object({ phone: mobilePhone() });

export function PhoneStep({ onSent }: { onSent: (pending: PendingCode) => void }) {
  const calls = useLoginCalls();
  const [unknown, setUnknown] = useState('');
  const form = useSiteForm({ schema, defaultValues: { phone: '' }, draft: { name: 'login' } });

  const submit = form.handleSubmit(async ({ phone }) => {
    setUnknown('');
    const known = await calls.checkPhone(phone);
    if (!known.ok) return showProblem(form, known.problem);
    if (!known.value.registered) return setUnknown(phone);
    const sent = await calls.sendCode(phone);
    if (!sent.ok) return showProblem(form, sent.problem);
    onSent(sent.value);
  });

  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      <p className={css.lead}>Введите номер мобильного телефона: мы отправим на&nbsp;него код в&nbsp;СМС.</p>
      <PhoneField control={form.control} name="phone" required />
      <FormError control={form.control} />
      {unknown && <UnknownNumber phone={unknown} />}
      <Button type="submit" size="large" fullWidth loading={form.formState.isSubmitting}>
        Получить код
      </Button>
    </form>
  );
}
