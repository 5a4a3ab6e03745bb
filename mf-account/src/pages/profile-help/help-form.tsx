import { helpTopics } from '@site/contracts/company-lists';
import type { Ticket } from '@site/contracts/company-tickets';
import { addressOf } from '@site/contracts/endpoint-address';
import { MAX_TICKET_FILES } from '@site/contracts/limits';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { SelectField, TextareaField } from '@site/forms/fields';
import { FilesField } from '@site/forms/files-field';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { toast, useApi } from '@site/runtime';
import { Card } from '@site/ui/card';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from '../../features/company-entry/entry.module.css';

const schema = z.object({ topic: z.enum(helpTopics), message: filled(), files: z.array(z.custom<UploadedFile>()) });
type HelpValues = z.infer<typeof schema>;
const topics = helpTopics.map((value) => ({ value, label: value }));
const empty: HelpValues = { topic: helpTopics[0], message: '', files: [] };

export function HelpForm({ onAsked }: { onAsked: (ticket: Ticket) => void }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const form = useSiteForm<HelpValues>({ schema, defaultValues: empty, draft: { name: 'company-help' } });
  const { control } = form;
  const submit = form.handleSubmit(async ({ files, ...values }) => {
    const body = { ...values, files: files.map(({ id }) => id) };
    const response = await api.call('POST /account/profile/help', { body });
    if (!response.ok) return showProblem(form, response.problem);
    const { ticket } = response.value;
    toast.success(`Обращение №\u00a0${ticket.number} отправлено`);
    form.reset(empty);
    onAsked(ticket);
  });
  return (
    <Card>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        <SelectField control={control} name="topic" label="Тема" options={topics} required />
        <TextareaField control={control} name="message" label="Сообщение" rows={6} maxLength={3000} required />
        <FilesField
          form={form}
          name="files"
          label={'Файлы к\u00a0обращению'}
          address={addressOf('POST /account/profile/help/files/')}
          max={MAX_TICKET_FILES}
          onBusy={setBusy}
        />
        <FormError control={control} />
        <div className={css.actions}>
          <SubmitButton of="help" loading={form.formState.isSubmitting} disabled={busy}>
            {busy ? 'Файлы загружаются…' : 'Отправить'}
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
