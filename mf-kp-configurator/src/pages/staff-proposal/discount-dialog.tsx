import { MAX_PROJECT_DISCOUNT } from '@site/contracts/limits';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';
import type { ProposalDialogProps } from './proposal-decisions.tsx';

const schema = z.object({
  percent: filled().check(
    z.refine((typed) => Number(typed) <= MAX_PROJECT_DISCOUNT, `Не\u00a0больше ${MAX_PROJECT_DISCOUNT}\u00a0%`),
  ),
});

export function DiscountDialog({ proposal: { slug, project_discount }, onClose }: ProposalDialogProps) {
  const api = useApi();
  const send = ({ percent }: z.infer<typeof schema>) =>
    api.call('POST /manage/proposals/{number}/discount/', {
      params: { number: slug },
      body: { percent: Number(percent) },
    });
  const form = useSiteForm({ schema, defaultValues: { percent: String(project_discount) } });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Скидка партнёру"
      submit="Назначить"
      send={send}
      done="Скидка назначена"
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
    </DecisionForm>
  );
}
