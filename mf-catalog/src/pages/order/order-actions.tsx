import type { AddedReport } from '@site/contracts/lists';
import type { Order } from '@site/contracts/orders';
import { useApi, useChange } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconClose, iconMail, iconPrint, iconRefresh } from '@site/ui/icons';
import { useState, useTransition } from 'react';
import { AddedReportDialog } from '../../features/added-report/added-report-dialog.tsx';
import { InvoiceLink } from '../../features/orders/invoice-link.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReasonDialog, type ReasonKind } from './reason-dialog.tsx';
import css from './order-page.module.css';

interface OrderActionsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What this buyer may do with this order now; the server says what that is. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const { id, actions } = order;
  const api = useApi();
  const change = useChange();
  const [report, setReport] = useState<AddedReport | null>(null);
  const [asking, setAsking] = useState<ReasonKind | 'question' | null>(null);
  const [repeating, startRepeating] = useTransition();

  const repeat = () =>
    startRepeating(async () => {
      await change({
        key: `repeat ${id}`,
        apply: (counters) => counters,
        send: async () => {
          const answer = await api.call<AddedReport>('POST', `/order/${id}/repeat/`);
          if (answer.ok) setReport(answer.value);
          return answer;
        },
      });
    });
  const close = () => setAsking(null);

  return (
    <div className={css.actions} data-print="hide">
      <InvoiceLink order={order} />
      {actions.includes('repeat') && (
        <Button variant="secondary" iconStart={iconRefresh} loading={repeating} onClick={repeat}>Повторить заказ</Button>
      )}
      {actions.includes('question') && (
        <Button variant="secondary" iconStart={iconMail} onClick={() => setAsking('question')}>Задать вопрос</Button>
      )}
      <Button variant="ghost" iconStart={iconPrint} onClick={() => window.print()}>Распечатать</Button>
      {actions.includes('return') && <Button variant="ghost" onClick={() => setAsking('return')}>Запросить возврат</Button>}
      {actions.includes('cancel') && (
        <Button variant="ghost" iconStart={iconClose} onClick={() => setAsking('cancel')}>Отменить заказ</Button>
      )}
      {report && <AddedReportDialog report={report} nothing="Все товары заказа уже лежат в&nbsp;корзине" onClose={() => setReport(null)} />}
      {asking === 'question' && <QuestionDialog order={order} onClose={close} />}
      {asking && asking !== 'question' && (
        <ReasonDialog
          kind={asking}
          order={order}
          onClose={close}
          onDone={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
    </div>
  );
}
