import type { Order, OrderAnswer } from '@site/contracts/orders';
import { useApi } from '@site/runtime';
import { TextDialog } from './text-dialog.tsx';

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
export function ReasonDialog({ kind, order: { id }, onDone, onClose }: ReasonDialogProps) {
  const api = useApi();

  async function send(reason: string) {
    const answer = await api.call<OrderAnswer>('POST', `/order/${id}/${kind}/`, { reason });
    if (!answer.ok) return answer.problem;
    onDone(answer.value.order);
    return null;
  }

  return <TextDialog {...kinds[kind]} maxLength={500} draft={`order-${kind}-${id}`} send={send} onClose={onClose} />;
}
