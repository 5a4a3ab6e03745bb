import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';

const schema = z.object({ from: filled(), to: filled() });

export function AddRedirect({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { from: '', to: '' }, draft: { name: 'staff-redirect' } });
  return (
    <DecisionForm
      form={form}
      title="Добавить переадресацию"
      submit="Добавить"
      send={(body) => api.call('POST /manage/redirects/', { body })}
      done="Переадресация добавлена"
      onClose={onClose}
    >
      <div className={formColumns.wide}>
        <TextField
          control={form.control}
          name="from"
          label="Откуда"
          hint="Старый адрес этого сайта: /staraya-stranica/"
          inputMode="url"
          maxLength={500}
          required
        />
      </div>
      <div className={formColumns.wide}>
        <TextField
          control={form.control}
          name="to"
          label="Куда"
          hint="Адрес страницы сайта или https://…"
          inputMode="url"
          maxLength={500}
          required
        />
      </div>
    </DecisionForm>
  );
}
