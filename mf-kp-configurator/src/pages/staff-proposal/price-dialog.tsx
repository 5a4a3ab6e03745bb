import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { roubles } from '@site/forms/rules';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';

const schema = z.object({ price: roubles({ least: 1, most: 100_000_000 }) });

interface PriceDialogProps {
  slug: string;
  line: ManagedProposal['lines'][number];
  onClose: () => void;
}

export function PriceDialog({ slug, line: { article, name, price }, onClose }: PriceDialogProps) {
  const api = useApi();
  const send = (values: z.infer<typeof schema>) =>
    api.call('POST /manage/proposals/{number}/price/', {
      params: { number: slug },
      body: { article: article ?? '', price: parseRoubles(values.price) ?? 0 },
    });
  const known = price === null ? '' : groupRoubles(String(Math.round(price / 100)));
  const form = useSiteForm({ schema, defaultValues: { price: known } });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Назначить цену"
      submit="Назначить"
      send={send}
      done="Цена назначена"
      onClose={onClose}
    >
      <p className={formColumns.wide}>{`${name}, ${article}. Розничная цена только для\u00a0этого предложения.`}</p>
      <TextField
        control={control}
        name="price"
        label="Цена за&nbsp;единицу, ₽"
        inputMode="numeric"
        tidy={groupRoubles}
        required
      />
    </DecisionForm>
  );
}
