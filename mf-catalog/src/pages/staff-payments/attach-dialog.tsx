import { TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { formatPayment } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';
import type { Stranger } from './stranger.ts';

const schema = z.object({ order: filled() });

export function AttachDialog({ id, sum, onClose }: Stranger & { onClose: () => void }) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { order: '' } });
  const send = ({ order }: z.infer<typeof schema>) =>
    api.call('POST /manage/payments/{id}/attach/', {
      params: { id },
      // Also «№ 100 045».
      body: { order: Number(order.replaceAll(/\D/g, '')) },
    });
  return (
    <DecisionForm
      form={form}
      title="Отнести платёж к&nbsp;заказу"
      submit="Отнести к&nbsp;заказу"
      send={send}
      done="Заказ оплачен этим платежом"
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        {`Заказ станет оплаченным, покупатель получит письмо. Подходит заказ, который ждёт оплаты на\u00a0сайте ровно на\u00a0${formatPayment(sum)}.`}
      </p>
      <div className={formColumns.wide}>
        <TextField
          control={form.control}
          name="order"
          label="Номер заказа"
          inputMode="numeric"
          maxLength={20}
          required
        />
      </div>
    </DecisionForm>
  );
}
