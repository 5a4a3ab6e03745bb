import type { ManagedParticipant } from '@site/contracts/manage-academy-certificates';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled, whole } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';

const schema = z.object({
  training: filled(),
  level: z.string(),
  months: whole(1, 120),
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
