import { addressOf } from '@site/contracts/endpoint-address';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { MAX_CLAIM_FILES, MAX_CLAIM_TEXT } from '@site/contracts/warranty-lists';
import { TextareaField } from '@site/forms/fields';
import { FilesField } from '@site/forms/files-field';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { toast, useApi } from '@site/runtime';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ReplyProps } from './reply-section.tsx';
import css from './warranty-claim-page.module.css';

const schema = z.object({ text: filled(), files: z.array(z.custom<UploadedFile>()) });
type ReplyValues = z.infer<typeof schema>;

export function ReplyForm({ code, onReplied }: ReplyProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const form = useSiteForm<ReplyValues>({
    schema,
    defaultValues: { text: '', files: [] },
    draft: { name: `warranty-reply-${code}` },
  });
  const { control } = form;
  const submit = form.handleSubmit(async ({ text, files }) => {
    const body = { text, files: files.map(({ id }) => id) };
    const response = await api.call('POST /warranty/claims/{code}/reply/', { params: { code }, body });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success('Ответ отправлен');
    onReplied(response.value.claim);
  });
  return (
    <form method="dialog" noValidate className={css.form} aria-label="Ответ инженеру" onSubmit={submit}>
      <TextareaField control={control} name="text" label="Ответ" rows={5} maxLength={MAX_CLAIM_TEXT} required />
      <FilesField
        form={form}
        name="files"
        label={'Файлы к\u00a0ответу'}
        address={addressOf('POST /warranty/claims/files/')}
        max={MAX_CLAIM_FILES}
        onBusy={setBusy}
      />
      <FormError control={control} />
      <div>
        <SubmitButton of="reply" loading={form.formState.isSubmitting} disabled={busy}>
          {busy ? 'Файлы загружаются…' : 'Отправить ответ'}
        </SubmitButton>
      </div>
    </form>
  );
}
