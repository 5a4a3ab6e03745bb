import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { Order } from '@site/contracts/orders';
import { RadioField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { useApi, useRevalidator } from '@site/runtime';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { onlineWayLabels } from './online-way-labels.ts';
import css from './pay-order.module.css';

const schema = z.object({ way: z.enum(['card', 'sbp']) });

interface PayFormProps {
  order: Pick<Order, 'id' | 'total' | 'online_payment' | 'pay_until'>;
  ways: readonly OnlinePaymentWay[];
}

export function PayForm({ order: { id, total, pay_until }, ways }: PayFormProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const form = useSiteForm<{ way: OnlinePaymentWay }>({ schema, defaultValues: { way: ways[0] ?? 'card' } });
  const [leaving, setLeaving] = useState(false);

  // A page from the browser's history, after the buyer has gone back, is as it was when it was left.
  useEffect(() => {
    const arrive = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setLeaving(false);
      void revalidate();
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, [revalidate]);

  const submit = form.handleSubmit(async ({ way }) => {
    const answer = await api.call('POST /order/{id}/payment/', { params: { id }, body: { way } });
    if (answer.ok) {
      setLeaving(true);
      window.location.assign(answer.value.url);
      return;
    }
    showProblem(form, answer.problem);
    // The session has expired, or the order has changed since.
    if (answer.status === 401 || answer.status === 409) void revalidate();
  });

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit} aria-label="Оплата заказа">
      {ways.length > 1 && (
        <RadioField
          control={form.control}
          name="way"
          legend="Способ оплаты"
          legendHidden
          options={ways.map((value) => ({ value, label: onlineWayLabels[value] }))}
        />
      )}
      {ways.length === 1 && <p>{onlineWayLabels[ways[0] ?? 'card']}</p>}
      {pay_until && (
        <p>
          Цена и&nbsp;товар закреплены за&nbsp;заказом до&nbsp;{formatDate(pay_until)} включительно. Неоплаченный заказ
          потом отменяется.
        </p>
      )}
      <FormError control={form.control} />
      <div>
        <SubmitButton of="pay-order" loading={form.formState.isSubmitting || leaving}>
          Оплатить {formatPrice(total)}
        </SubmitButton>
      </div>
    </form>
  );
}
