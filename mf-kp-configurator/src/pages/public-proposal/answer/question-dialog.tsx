import { MAX_QUESTION } from '@site/contracts/limits';
import type { PublicLine } from '@site/contracts/public-proposal';
import { ConsentField, TextareaField, TextField } from '@site/forms/fields';
import { showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { consent, filled, mobilePhone, text } from '@site/forms/rules';
import { useApi, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { AnswerProps } from './answer-props.ts';
import { AnswerForm } from './answer-form.tsx';

const schema = z.object({ text: filled(), name: text(), phone: mobilePhone(), consent: consent() });

export function QuestionDialog({
  id,
  proposal: { number, partner },
  line,
  onClose,
}: AnswerProps & { line: PublicLine | null }) {
  const api = useApi();
  const { consent_proposal: document } = useSite().urls;
  const [sent, setSent] = useState(false);
  const form = useSiteForm({
    schema,
    defaultValues: { text: '', name: '', phone: '', consent: false },
    draft: { name: `ask-${number}-${line?.key ?? ''}`, except: ['consent'] },
  });

  const submit = form.handleSubmit(async (values) => {
    const body = { ...values, line: line?.key ?? null, consent: true as const };
    const response = await api.call('POST /view-kp/{id}/questions/', { params: { id }, body });
    if (response.ok) setSent(true);
    else showProblem(form, response.problem);
  });

  if (sent)
    return (
      <Dialog
        open
        size="small"
        onClose={onClose}
        title="Вопрос отправлен"
        footer={<Button onClick={onClose}>Вернуться к&nbsp;предложению</Button>}
      >
        <Alert tone="success" live>
          {partner.name} ответит по&nbsp;телефону, который вы&nbsp;указали.
        </Alert>
      </Dialog>
    );
  return (
    <AnswerForm title="Задать вопрос" form={form} onSubmit={submit} submitLabel="Отправить вопрос" onClose={onClose}>
      {line && <p>О&nbsp;позиции «{line.name}»</p>}
      <TextareaField control={form.control} name="text" label="Вопрос" maxLength={MAX_QUESTION} rows={4} required />
      <TextField control={form.control} name="name" label="Имя" autoComplete="name" maxLength={100} required />
      <PhoneField control={form.control} name="phone" required />
      <ConsentField control={form.control} name="consent" document={document} />
    </AnswerForm>
  );
}
