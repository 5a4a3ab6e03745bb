import { TextField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { FormDialog } from '@site/forms/form-dialog';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { useDecision } from '@site/staff/decide';
import * as z from 'zod/mini';
import type { EventDialogProps } from './dialog-props.ts';

const schema = z.object({ url: filled() });

export function StreamDialog({ event: { slug, stream_url }, onClose }: EventDialogProps) {
  const api = useApi();
  const decide = useDecision({
    send: (body: z.infer<typeof schema>) => api.call('POST /manage/events/{slug}/stream/', { params: { slug }, body }),
    done: 'Адрес трансляции сохранён',
    onClose,
  });
  const form = useSiteForm({ schema, defaultValues: { url: stream_url } });
  const { control } = form;
  const submit = form.handleSubmit(async (body) => {
    const problem = await decide(body);
    if (problem) showProblem(form, problem);
  });
  return (
    <FormDialog
      title="Адрес трансляции"
      submit="Сохранить"
      isSubmitting={form.formState.isSubmitting}
      className={formColumns.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        Участники увидят его в&nbsp;личном кабинете и&nbsp;в&nbsp;письме накануне. Если до&nbsp;начала меньше суток,
        письмо уйдёт сразу.
      </p>
      <TextField
        control={control}
        name="url"
        type="url"
        label="Адрес"
        placeholder="https://"
        maxLength={500}
        required
      />
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
    </FormDialog>
  );
}
