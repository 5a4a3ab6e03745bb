import type { Order, OrderAnswer } from '@site/contracts/orders';
import { TextareaField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useId } from 'react';
import * as z from 'zod/mini';
import css from './order-page.module.css';

const schema = z.object({ reason: filled() });

const kinds = {
  cancel: { title: 'Отменить заказ?', label: 'Почему отменяете', action: 'Отменить заказ', variant: 'danger' },
  return: { title: 'Запросить возврат', label: 'Что не\u00a0так с\u00a0заказом', action: 'Отправить запрос', variant: 'primary' },
} as const;
export type ReasonKind = keyof typeof kinds;

interface ReasonDialogProps {
  kind: ReasonKind;
  order: Order;
  onDone: (order: Order) => void;
  onClose: () => void;
}

/** Both are told to a person, who wants to know why. */
export function ReasonDialog({ kind, order, onDone, onClose }: ReasonDialogProps) {
  const api = useApi();
  const id = useId();
  const { title, label, action, variant } = kinds[kind];
  const form = useSiteForm({ schema, defaultValues: { reason: '' }, draft: { name: `order-${kind}-${order.id}` } });

  const submit = form.handleSubmit(async ({ reason }) => {
    const answer = await api.call<OrderAnswer>('POST', `/order/${order.id}/${kind}/`, { reason });
    if (answer.ok) onDone(answer.value.order);
    else showProblem(form, answer.problem);
  });

  const footer = (
    <>
      <Button type="submit" form={id} variant={variant} loading={form.formState.isSubmitting}>{action}</Button>
      <Button variant="secondary" onClick={onClose}>Не&nbsp;сейчас</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer} size="small">
      <form id={id} method="post" noValidate className={css.reason} onSubmit={submit}>
        <TextareaField control={form.control} name="reason" label={label} maxLength={500} rows={4} required />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
