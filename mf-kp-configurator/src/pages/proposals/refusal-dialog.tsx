import type { ListedProposal } from '@site/contracts/proposals';
import { TextareaField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useId } from 'react';
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
  const id = useId();
  const form = useSiteForm({ schema, defaultValues: { reason: '' }, draft: { name: `refusal-${slug}` } });

  const submit = form.handleSubmit(async ({ reason }) => {
    const response = await api.call('POST /account/kp/proposals/{slug}/reject/', {
      params: { slug },
      body: { reason },
    });
    if (response.ok) onDone(`${number}: отказ клиента отмечен`);
    else showProblem(form, response.problem);
  });

  const footer = (
    <>
      <Button type="submit" form={id} loading={form.formState.isSubmitting}>
        Отметить отказ
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Не&nbsp;сейчас
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Клиент отказался от ${number}?`} footer={footer} size="small">
      <form id={id} method="dialog" noValidate onSubmit={submit}>
        <TextareaField
          control={form.control}
          name="reason"
          label="Причина, если она известна"
          maxLength={500}
          rows={4}
        />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
