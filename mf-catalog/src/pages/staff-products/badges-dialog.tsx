import type { ManagedProductRow } from '@site/contracts/manage-goods';
import { badgeNames, badges } from '@site/contracts/product-states';
import { SelectField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { FormDialog } from '@site/forms/form-dialog';
import { formatCount } from '@site/kernel/plurals';
import { useApi } from '@site/runtime';
import type { BulkChoice } from '@site/staff/bulk';
import { shownAsSent } from '@site/staff/decide';
import * as z from 'zod/mini';
import { outcomeOf } from './import-outcome.ts';

const change = z.enum(['keep', 'add', 'remove']);
const schema = z.object({ new: change, hit: change, promo: change, discontinued: change });
type Values = z.infer<typeof schema>;

const options = [
  { value: 'keep', label: 'Не\u00a0менять' },
  { value: 'add', label: 'Поставить' },
  { value: 'remove', label: 'Убрать' },
];

/** Adds badges to products and removes others. */
export function BadgesDialog({ rows, onDone, onClose }: BulkChoice<ManagedProductRow>) {
  const api = useApi();
  const form = useSiteForm<Values>({
    schema,
    defaultValues: { new: 'keep', hit: 'keep', promo: 'keep', discontinued: 'keep' },
  });
  const submit = form.handleSubmit(async (values) => {
    if (badges.every((badge) => values[badge] === 'keep')) {
      const message = 'Выберите, какую метку поставить или\u00a0убрать';
      return form.setError('root.server', { type: 'validation', message });
    }
    const having = (wanted: Values['new']) => badges.filter((badge) => values[badge] === wanted);
    const body = { articles: rows.map(({ article }) => article), add: having('add'), remove: having('remove') };
    const response = await api.call('POST /manage/products/badges/', { body });
    if (response.ok) await onDone(outcomeOf(api, rows, response.value));
    else showProblem(form, shownAsSent(response.problem));
  });
  return (
    <FormDialog
      title={`Метки: ${formatCount(rows.length, ['товар', 'товара', 'товаров'])}`}
      submit="Изменить метки"
      isSubmitting={form.formState.isSubmitting}
      className={formColumns.form}
      onSubmit={submit}
      onClose={onClose}
    >
      {badges.map((badge) => (
        <SelectField key={badge} control={form.control} name={badge} label={badgeNames[badge]} options={options} />
      ))}
      <div className={formColumns.wide}>
        <FormError control={form.control} />
      </div>
    </FormDialog>
  );
}
