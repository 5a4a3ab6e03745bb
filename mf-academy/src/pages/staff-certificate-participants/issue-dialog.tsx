import type { ManagedParticipant } from '@site/contracts/manage-academy-certificates';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';

const isMonths = (typed: string) => Number(typed) >= 1 && Number(typed) <= 120;

const schema = z.object({
  training: filled(),
  level: z.string(),
  months: filled().check(z.refine(isMonths, { error: 'От\u00a01 до\u00a0120 месяцев', abort: true })),
});

interface IssueDialogProps {
  participant: ManagedParticipant;
  onClose: () => void;
}

export function IssueDialog({ participant: { id, name, training, level, months }, onClose }: IssueDialogProps) {
  const api = useApi();
  const send = (values: z.infer<typeof schema>) =>
    api.call('POST /manage/academy-certificates/', {
      body: { participant: id, ...values, months: Number(values.months) },
    });
  const form = useSiteForm({ schema, defaultValues: { training, level, months: String(months) } });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Выдать сертификат"
      submit="Выдать"
      send={send}
      done={`Сертификат выдан: ${name}`}
      onClose={onClose}
    >
      <p className={formColumns.wide}>{`${name} получит письмо с\u00a0номером сертификата.`}</p>
      <TextField control={control} name="training" label="Обучение" maxLength={200} required />
      <TextField control={control} name="level" label="Уровень" maxLength={50} />
      <TextField
        control={control}
        name="months"
        label="Срок действия, месяцев"
        inputMode="numeric"
        filter={digitsOnly}
        required
      />
    </DecisionForm>
  );
}
