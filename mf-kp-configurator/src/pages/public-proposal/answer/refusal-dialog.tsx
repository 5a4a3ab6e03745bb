import { TextareaField } from '@site/forms/fields';
import { showProblem, useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';
import type { AnswerProps } from './answer-props.ts';
import { AnswerForm } from './answer-form.tsx';

const schema = z.object({ reason: z.string() });

export function RefusalDialog({ id, proposal: { number }, onClose, onChanged }: AnswerProps) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { reason: '' }, draft: { name: `refuse-${number}` } });

  const submit = form.handleSubmit(async ({ reason }) => {
    const response = await api.call('POST /view-kp/{id}/reject/', { params: { id }, body: { reason } });
    if (response.ok) onClose();
    else showProblem(form, response.problem);
    if (response.ok || response.status === 409) onChanged();
  });

  return (
    <AnswerForm title="Отклонить предложение" form={form} onSubmit={submit} submitLabel="Отклонить" onClose={onClose}>
      <TextareaField
        control={form.control}
        name="reason"
        label="Причина"
        hint="Необязательно: поможет поставщику сделать предложение лучше"
        maxLength={500}
        rows={4}
      />
    </AnswerForm>
  );
}
