import type { ListedProposal } from '@site/contracts/proposals';
import { TextareaField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';

const schema = z.object({ reason: z.string() });

interface RefusalDialogProps {
  proposal: ListedProposal;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Records a refusal that the customer gave the partner directly. */
export function RefusalDialog({ proposal: { slug, number }, onDone, onClose }: RefusalDialogProps) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { reason: '' }, draft: { name: `refusal-${slug}` } });

  const submit = form.handleSubmit(async ({ reason }) => {
    const response = await api.call('POST /account/kp/proposals/{slug}/reject/', {
      params: { slug },
      body: { reason },
    });
    if (response.ok) onDone(`${number}: отказ клиента отмечен`);
    else showProblem(form, response.problem);
  });

  return (
    <FormDialog
      title={`Клиент отказался от ${number}?`}
      size="small"
      submit="Отметить отказ"
      cancel="Не&nbsp;сейчас"
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField control={form.control} name="reason" label="Причина, если она известна" maxLength={500} rows={4} />
      <FormError control={form.control} />
    </FormDialog>
  );
}
