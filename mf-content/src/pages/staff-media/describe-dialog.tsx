import type { ManagedMedium } from '@site/contracts/manage-media';
import { MAX_ALT } from '@site/contracts/media-files';
import { TextareaField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { Picture } from '@site/ui/picture';
import * as z from 'zod/mini';
import css from './staff-media.module.css';

const schema = z.object({ alt: filled('Опишите, что на\u00a0снимке') });

export function DescribeDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, alt, picture } = medium;
  const api = useApi();
  const { revalidate } = useRevalidator();
  const form = useSiteForm({ schema, defaultValues: { alt } });
  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('POST /manage/media/{name}/describe/', { params: { name }, body });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success('Описание изменено');
    onClose();
    await revalidate();
  });
  return (
    <FormDialog
      title="Описание снимка"
      submit="Сохранить"
      isSubmitting={form.formState.isSubmitting}
      className={css.form}
      onSubmit={submit}
      onClose={onClose}
    >
      {picture && (
        <div className={css.shown}>
          <Picture picture={picture} fit="contain" decorative sizes="30rem" />
        </div>
      )}
      <TextareaField
        control={form.control}
        name="alt"
        label="Что на&nbsp;снимке"
        hint="Альтернативный текст: его прочтут те, кто снимка не&nbsp;видит"
        rows={3}
        maxLength={MAX_ALT}
        required
      />
      <FormError control={form.control} />
    </FormDialog>
  );
}
