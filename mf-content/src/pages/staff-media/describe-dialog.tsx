import type { ManagedMedium } from '@site/contracts/manage-media';
import { MAX_ALT } from '@site/contracts/media-files';
import { TextareaField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { Picture } from '@site/ui/picture';
import * as z from 'zod/mini';
import css from './staff-media.module.css';

const schema = z.object({ alt: filled('Опишите, что на\u00a0снимке') });

export function DescribeDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, alt, picture } = medium;
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { alt } });
  const send = (body: z.infer<typeof schema>) =>
    api.call('POST /manage/media/{name}/describe/', { params: { name }, body });
  return (
    <DecisionForm
      form={form}
      title="Описание снимка"
      submit="Сохранить"
      className={css.form}
      send={send}
      done="Описание изменено"
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
    </DecisionForm>
  );
}
