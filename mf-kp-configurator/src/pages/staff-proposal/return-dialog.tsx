import { TextareaField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { cx } from '@site/ui/cx';
import * as z from 'zod/mini';
import type { ProposalDialogProps } from './proposal-decisions.tsx';
import css from './staff-proposal.module.css';

const schema = z.object({ comment: filled('Напишите, что изменить'), notes: z.array(z.string()) });

export function ReturnDialog({ proposal: { slug, number, lines }, onClose }: ProposalDialogProps) {
  const api = useApi();
  const send = ({ comment, notes }: z.infer<typeof schema>) => {
    const noted = lines.map(({ key }, index) => [key, notes[index]?.trim() ?? ''] as const);
    return api.call('POST /manage/proposals/{number}/return/', {
      params: { number: slug },
      body: { comment, lines: Object.fromEntries(noted.filter(([, note]) => note !== '')) },
    });
  };
  const form = useSiteForm({
    schema,
    defaultValues: { comment: '', notes: lines.map(() => '') },
    draft: { name: `return-${slug}` },
  });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title={`Вернуть ${number}?`}
      submit="Вернуть"
      send={send}
      done="Предложение возвращено"
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        Предложение снова станет черновиком. Автор получит письмо с&nbsp;комментарием и&nbsp;отправит его заново.
      </p>
      <div className={formColumns.wide}>
        <TextareaField
          control={control}
          name="comment"
          label="Что изменить"
          hint="Прочитает автор"
          rows={4}
          maxLength={1_000}
          required
        />
      </div>
      <details className={cx(css.notes, formColumns.wide)}>
        <summary>Комментарии к&nbsp;строкам</summary>
        <div className={css.fields}>
          {lines.map(({ key, name, article }, index) => (
            <TextField
              key={key}
              control={control}
              name={`notes.${index}`}
              label={[name, article].filter(Boolean).join(', ')}
              maxLength={1_000}
            />
          ))}
        </div>
      </details>
    </DecisionForm>
  );
}
