import { MAX_VIEW_NAME } from '@site/contracts/limits';
import type { StaffSection } from '@site/contracts/staff-rights';
import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';
import { DecisionForm } from '../decide/index.ts';

const schema = z.object({ name: filled() });

interface SaveViewProps {
  section: StaffSection;
  query: string;
  onClose: () => void;
}

/** A form for the name of a view. */
export function SaveView({ section, query, onClose }: SaveViewProps) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { name: '' } });
  return (
    <DecisionForm
      form={form}
      title="Сохранить вид"
      submit="Сохранить"
      send={({ name }: z.infer<typeof schema>) => api.call('POST /manage/views/', { body: { section, name, query } })}
      done="Вид сохранён"
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label="Название"
        hint="Фильтры, поиск и&nbsp;порядок. Вид увидите только вы"
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        required
      />
    </DecisionForm>
  );
}
