import type { Order } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { toast, useApi, type CallResult } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import { successText } from './success-text.ts';
import { TextDialog } from './text-dialog.tsx';

const kinds = {
  cancel: { title: 'Отменить заказ?', label: 'Почему отменяете', action: 'Отменить заказ', danger: true },
  return: {
    title: 'Запросить возврат',
    label: 'Что не\u00a0так с\u00a0заказом',
    action: 'Отправить запрос',
    danger: false,
  },
} as const;
export type ReasonKind = keyof typeof kinds;

interface ReasonDialogProps {
  kind: ReasonKind;
  id: string;
  onDone: (order: Order) => void;
  /** Called with a failed response; the dialog shows the error itself. */
  onRefused: (answer: CallResult<unknown>) => void;
  onClose: () => void;
}

/** Cancelling or returning a whole order: both go to a manager and require a reason. */
export function ReasonDialog({ kind, id, onDone, onRefused, onClose }: ReasonDialogProps) {
  const api = useApi();

  async function send(reason: string) {
    const answer = await api.call(`POST /order/{id}/${kind}/`, { params: { id }, body: { reason } });
    if (!answer.ok) {
      onRefused(answer);
      return answer.problem;
    }
    toast.success(successText(answer.value.order));
    onDone(answer.value.order);
    return null;
  }

  return (
    <TextDialog {...kinds[kind]} maxLength={500} draft={`order-${kind}-${id}`} send={send} onClose={onClose}>
      {kind === 'return' && (
        <p>
          <span>Вернётся весь заказ. Часть товаров можно выбрать </span>
          <TextLink href={paths.order(id)}>на&nbsp;странице заказа</TextLink>
        </p>
      )}
    </TextDialog>
  );
}
