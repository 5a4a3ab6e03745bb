import { formColumns } from '@site/forms/form-columns';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { CheckingNote, usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { PhoneField } from '@site/forms/phone-field';
import { mobilePhone } from '@site/forms/rules';
import { problemText, useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import * as z from 'zod/mini';
import css from '../personal-page.module.css';

const schema = z.object({ phone: mobilePhone() });

interface NewPhoneStepProps {
  onSent: (pending: PendingCode) => void;
  onClose: () => void;
}

export function NewPhoneStep({ onSent, onClose }: NewPhoneStepProps) {
  const calls = usePhoneCalls();
  const { header_phone } = useSite().contacts;
  const form = useSiteForm({ schema, defaultValues: { phone: '' }, draft: { name: 'new-phone' } });

  const submit = form.handleSubmit(async ({ phone }) => {
    const sent = await calls.sendChangeCode(phone);
    if (sent.ok) return onSent(sent.value);
    const message = await problemText(sent.problem, header_phone);
    const about = sent.problem.code === 'exist phone' ? { fields: { phone: message } } : {};
    showProblem(form, { ...sent.problem, message, ...about });
  });

  return (
    <form method="dialog" noValidate className={formColumns.form} onSubmit={submit}>
      <div className={formColumns.wide}>
        <PhoneField
          control={form.control}
          name="phone"
          label="Новый номер"
          required
          hint="Мы отправим на&nbsp;него код. На&nbsp;прежний номер придёт только сообщение о&nbsp;замене"
        />
      </div>
      <div className={formColumns.wide}>
        <FormError control={form.control} />
      </div>
      <div className={cx(css.actions, formColumns.wide)}>
        <SubmitButton of="new-phone" loading={form.formState.isSubmitting}>
          Получить код
        </SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          Отменить
        </Button>
        <CheckingNote checking={calls.checking} />
      </div>
    </form>
  );
}
