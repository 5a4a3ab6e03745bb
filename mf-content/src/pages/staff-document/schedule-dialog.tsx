import type { ContentRevision } from '@site/contracts/manage-content';
import { TextField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { toast, useApi, useRevalidator } from '@site/runtime';
import * as z from 'zod/mini';
import css from './staff-document.module.css';

/** Moscow has had one offset since 2014. */
const momentOf = (local: string) => new Date(`${local}:00+03:00`);

const schema = z.object({
  at: filled('Укажите день и\u00a0время').check(
    z.refine((local) => local === '' || momentOf(local).getTime() > Date.now(), 'Это время уже прошло'),
  ),
});

export function ScheduleDialog({ revision, onClose }: { revision: ContentRevision; onClose: () => void }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { address, number } = revision;
  const form = useSiteForm({ schema, defaultValues: { at: '' } });
  const submit = form.handleSubmit(async ({ at }) => {
    const body = { address, revision: number, at: momentOf(at).toISOString() };
    const response = await api.call('POST /manage/content/publish/', { body });
    // The API's own words: the catalogue of texts has none for documents.
    if (!response.ok) return showProblem(form, { ...response.problem, code: 'validation' });
    toast.success('Публикация запланирована');
    onClose();
    await revalidate();
  });
  return (
    <FormDialog
      title={`Запланировать ревизию ${number}`}
      size="small"
      submit="Запланировать"
      isSubmitting={form.formState.isSubmitting}
      className={css.form}
      onSubmit={submit}
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
      <FormError control={form.control} />
    </FormDialog>
  );
}
