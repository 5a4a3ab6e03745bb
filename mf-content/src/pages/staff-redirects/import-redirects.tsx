import { TextareaField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { FormDialog } from '@site/forms/form-dialog';
import { filled } from '@site/forms/rules';
import { formatCount } from '@site/kernel/plurals';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { Alert } from '@site/ui/alert';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from './staff-redirects.module.css';

const schema = z.object({ text: filled() });
const LINES = ['строка', 'строки', 'строк'] as const;

/** Adds all lines of the pasted text, or shows the mistakes by line and adds none. */
export function ImportRedirects({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [mistakes, setMistakes] = useState<readonly { line: number; message: string }[]>([]);
  const form = useSiteForm({ schema, defaultValues: { text: '' }, draft: { name: 'staff-redirects' } });
  const { control } = form;

  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /manage/redirects/import/', { body });
    setMistakes(response.ok ? response.value.mistakes : []);
    if (!response.ok) return showProblem(form, shownAsSent(response.problem));
    const { added, changed, mistakes: found } = response.value;
    if (found.length) return form.setError('root.unsent', { type: 'unsent' });
    const count = added + changed;
    toast.success(count ? `Добавлено: ${formatCount(count, LINES)}` : 'Изменений не\u00a0было');
    onClose();
    await revalidate();
  });

  return (
    <FormDialog
      title="Вставить список переадресаций"
      size="large"
      submit="Добавить все"
      isSubmitting={form.formState.isSubmitting}
      className={formColumns.form}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className={formColumns.wide}>
        <TextareaField
          control={control}
          name="text"
          label="Список"
          hint="В&nbsp;строке два адреса через пробел: откуда и&nbsp;куда. До&nbsp;500 строк за&nbsp;раз"
          rows={10}
          required
        />
      </div>
      {mistakes.length > 0 && (
        <div className={formColumns.wide}>
          <Alert tone="danger" title={`Ничего не\u00a0добавлено. Ошибок: ${mistakes.length}`} live>
            <ul className={css.mistakes}>
              {mistakes.map(({ line, message }) => (
                <li key={`${line} ${message}`}>{`Строка ${line}. ${message}`}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
    </FormDialog>
  );
}
