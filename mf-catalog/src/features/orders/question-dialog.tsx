import type { Order } from '@site/contracts/orders';
import { toast, useApi, type CallResult } from '@site/runtime';
import { TextDialog } from './text-dialog.tsx';

interface QuestionDialogProps {
  id: string;
  /** The order's e-mail address, to which the reply is sent. */
  email: string;
  onDone: (order: Order) => void;
  /** Called with a failed response; the dialog shows the error itself. */
  onRefused: (answer: CallResult<unknown>) => void;
  onClose: () => void;
}

/** A question about the order. The reply is sent by e-mail and shown on the order's page. */
export function QuestionDialog({ id, email, onDone, onRefused, onClose }: QuestionDialogProps) {
  const api = useApi();

  async function send(text: string) {
    const answer = await api.call('POST /order/{id}/question/', { params: { id }, body: { text } });
    if (!answer.ok) {
      onRefused(answer);
      return answer.problem;
    }
    const [question] = answer.value.order.requests;
    toast.success(`Вопрос №\u00a0${question?.number} отправлен. Ответим на\u00a0${email}`);
    onDone(answer.value.order);
    return null;
  }

  return (
    <TextDialog
      title={'Вопрос по\u00a0заказу'}
      label="Ваш вопрос"
      action="Отправить вопрос"
      maxLength={1000}
      draft={`order-question-${id}`}
      send={send}
      onClose={onClose}
    />
  );
}
