import { ConsentField, TextField } from '@site/forms/fields';
import { showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { consent, mobilePhone, text } from '@site/forms/rules';
import { useApi, useSite } from '@site/runtime';
import * as z from 'zod/mini';
import { formatSum } from '../../../features/sums/sums.ts';
import type { AnswerProps } from './answer-props.ts';
import { AnswerForm } from './answer-form.tsx';

const schema = z.object({ name: text(), phone: mobilePhone(), consent: consent() });

export function AcceptDialog({ id, proposal: { number, totals }, onClose, onChanged }: AnswerProps) {
  const api = useApi();
  const { consent_proposal: document } = useSite().urls;
  const form = useSiteForm({
    schema,
    defaultValues: { name: '', phone: '', consent: false },
    draft: { name: `accept-${number}`, except: ['consent'] },
  });

  const submit = form.handleSubmit(async ({ name, phone }) => {
    const body = { name, phone, consent: true as const };
    const response = await api.call('POST /view-kp/{id}/accept/', { params: { id }, body });
    if (response.ok) onClose();
    else showProblem(form, response.problem);
    if (response.ok || response.status === 409) onChanged();
  });

  return (
    <AnswerForm
      title="Принять предложение"
      form={form}
      onSubmit={submit}
      submitLabel="Принять предложение"
      onClose={onClose}
    >
      <p>
        {number} на&nbsp;сумму {formatSum(totals.total)}. Поставщик узнает об&nbsp;этом сразу и&nbsp;свяжется
        с&nbsp;вами.
      </p>
      <TextField control={form.control} name="name" label="Имя" autoComplete="name" maxLength={100} required />
      <PhoneField control={form.control} name="phone" required />
      <ConsentField control={form.control} name="consent" document={document} />
    </AnswerForm>
  );
}
