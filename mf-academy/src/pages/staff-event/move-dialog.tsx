import { typedMoment } from '@site/kernel/dates';
import { shownEventTime } from '@site/kernel/events';
import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';
import { type EventDialogProps, recipientsOf } from './dialog-props.ts';

const schema = z.object({ starts_at: filled(), ends_at: z.string() });

export function MoveDialog({ event, onClose }: EventDialogProps) {
  const api = useApi();
  const { slug, starts_at, ends_at, timezone } = event;
  const send = ({ starts_at: start, ends_at: end }: z.infer<typeof schema>) =>
    api.call('POST /manage/events/{slug}/move/', {
      params: { slug },
      body: { starts_at: start, ends_at: end || undefined },
    });
  const form = useSiteForm({
    schema,
    defaultValues: { starts_at: typedMoment(starts_at, timezone), ends_at: '' },
  });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Перенести мероприятие"
      submit="Перенести"
      send={send}
      done="Мероприятие перенесено"
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        {`Сейчас: ${shownEventTime(starts_at, ends_at, timezone)}. Записи останутся, отменить их можно будет бесплатно. ${recipientsOf(event)}`}
      </p>
      <TextField
        control={control}
        name="starts_at"
        type="datetime-local"
        label="Начало"
        hint="По&nbsp;местному времени мероприятия"
        required
      />
      <TextField
        control={control}
        name="ends_at"
        type="datetime-local"
        label="Окончание"
        hint="Пусто: продолжительность не&nbsp;меняется"
      />
    </DecisionForm>
  );
}
