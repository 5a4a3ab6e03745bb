import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { FormDialog } from '@site/forms/form-dialog';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { useDecision } from '@site/staff/decide';
import * as z from 'zod/mini';
import type { ProposalDialogProps } from './proposal-decisions.tsx';

/** Percent, as the API accepts it. */
const MOST = 60;

const schema = z.object({
  percent: filled().check(z.refine((typed) => Number(typed) <= MOST, `Не\u00a0больше ${MOST}\u00a0%`)),
});

export function DiscountDialog({ proposal: { slug, project_discount }, onClose }: ProposalDialogProps) {
  const api = useApi();
  const decide = useDecision({
    send: ({ percent }: z.infer<typeof schema>) =>
      api.call('POST /manage/proposals/{number}/discount/', {
        params: { number: slug },
        body: { percent: Number(percent) },
      }),
    done: 'Скидка назначена',
    onClose,
  });
  const form = useSiteForm({ schema, defaultValues: { percent: String(project_discount) } });
  const { control } = form;
  const submit = form.handleSubmit(async (values) => {
    const problem = await decide(values);
    if (problem) showProblem(form, problem);
  });
  return (
    <FormDialog
      title="Скидка партнёру"
      submit="Назначить"
      isSubmitting={form.formState.isSubmitting}
      className={formColumns.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        Наименьшая скидка партнёра с&nbsp;розничных цен, только для этого предложения. Если по&nbsp;уровню или договору
        скидка больше, действует она.
      </p>
      <TextField
        control={control}
        name="percent"
        label="Скидка, %"
        inputMode="numeric"
        filter={digitsOnly}
        hint="0: без&nbsp;дополнительной скидки"
        required
      />
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
    </FormDialog>
  );
}
