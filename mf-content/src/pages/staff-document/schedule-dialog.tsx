import type { ContentRevision } from '@site/contracts/manage-content';
import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { siteMoment } from '@site/kernel/dates';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';

const schema = z.object({
  at: filled('Укажите день и\u00a0время').check(
    z.refine((local) => local === '' || Date.parse(siteMoment(local)) > Date.now(), 'Это время уже прошло'),
  ),
});

export function ScheduleDialog({ revision, onClose }: { revision: ContentRevision; onClose: () => void }) {
  const api = useApi();
  const { address, number } = revision;
  const form = useSiteForm({ schema, defaultValues: { at: '' } });
  const send = ({ at }: z.infer<typeof schema>) =>
    api.call('POST /manage/content/publish/', {
      body: { address, revision: number, at: new Date(siteMoment(at)).toISOString() },
    });
  return (
    <DecisionForm
      form={form}
      title={`Запланировать ревизию ${number}`}
      size="small"
      submit="Запланировать"
      send={send}
      done="Публикация запланирована"
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="at"
        type="datetime-local"
        label="Когда опубликовать"
        hint="По&nbsp;московскому времени"
        required
      />
    </DecisionForm>
  );
}
