import type { Order } from '@site/contracts/orders';
import { toast, useApi } from '@site/runtime';
import { TextDialog } from './text-dialog.tsx';

/** The answer comes by letter, to the address of the order. */
export function QuestionDialog({ order: { id, contact }, onClose }: { order: Order; onClose: () => void }) {
  const api = useApi();

  async function send(text: string) {
    const answer = await api.call('POST', `/order/${id}/question/`, { text });
    if (!answer.ok) return answer.problem;
    toast.success(`Вопрос отправлен. Ответим на\u00a0${contact.email}`);
    onClose();
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
