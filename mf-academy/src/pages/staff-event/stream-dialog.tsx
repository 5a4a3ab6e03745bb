import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';
import type { EventDialogProps } from './dialog-props.ts';

const schema = z.object({ url: filled() });

export function StreamDialog({ event: { slug, stream_url }, onClose }: EventDialogProps) {
  const api = useApi();
  const send = (body: z.infer<typeof schema>) =>
    api.call('POST /manage/events/{slug}/stream/', { params: { slug }, body });
  const form = useSiteForm({ schema, defaultValues: { url: stream_url } });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Адрес трансляции"
      submit="Сохранить"
      send={send}
      done="Адрес трансляции сохранён"
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
    </DecisionForm>
  );
}
