import type { AddedReport } from '@site/contracts/lists';
import type { Order, OrderLine } from '@site/contracts/orders';
import { keepWantedAction, useApi, useChange, useRevalidator, useWantedAction, type CallResult } from '@site/runtime';
import { useState, useTransition } from 'react';
import { AddedReportDialog } from '../added-report/added-report-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReasonDialog, type ReasonKind } from './reason-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

type OrderDialog = ReasonKind | 'question';

interface DialogsOptions {
  id: string;
  email: string;
  /** Absent in a list: there only the whole order can be returned. */
  lines?: readonly OrderLine[];
}

export function useOrderDialogs(
  { id, email, lines }: DialogsOptions,
  onChanged: (order: Order, by: OrderDialog) => void,
) {
  const api = useApi();
  const change = useChange();
  const { revalidate } = useRevalidator();
  const actionName = (what: OrderDialog | 'repeat') => `order ${id} ${what}`;

  /** When the session has expired, stores the action for after the login and revalidates the page. */
  function requestLogin(answer: CallResult<unknown>, what: OrderDialog | 'repeat') {
    if (answer.ok || answer.status !== 401) return;
    keepWantedAction(actionName(what));
    void revalidate();
  }
  const [report, setReport] = useState<AddedReport | null>(null);
  const [opened, setOpened] = useState<OrderDialog | null>(null);
  const [repeating, startRepeating] = useTransition();

  const repeat = () =>
    startRepeating(async () => {
      await change({
        send: async () => {
          const answer = await api.call('POST /order/{id}/repeat/', { params: { id } });
          if (answer.ok) setReport(answer.value);
          requestLogin(answer, 'repeat');
          return answer;
        },
      });
    });
  useWantedAction(actionName('repeat'), repeat);
  // The typed text is a draft of the dialog, so the user reviews it before sending.
  useWantedAction(actionName('question'), () => setOpened('question'));
  useWantedAction(actionName('return'), () => setOpened('return'));
  useWantedAction(actionName('cancel'), () => setOpened('cancel'));

  const close = () => setOpened(null);
  const done = (by: OrderDialog) => (order: Order) => {
    close();
    onChanged(order, by);
  };

  const dialogs = (
    <>
      {report && (
        <AddedReportDialog
          report={report}
          nothing="Все товары заказа уже лежат в&nbsp;корзине"
          onClose={() => setReport(null)}
        />
      )}
      {opened === 'question' && (
        <QuestionDialog
          id={id}
          email={email}
          onRefused={(answer) => requestLogin(answer, 'question')}
          onDone={done(opened)}
          onClose={close}
        />
      )}
      {opened === 'return' && lines && (
        <ReturnDialog
          id={id}
          lines={lines}
          onRefused={(answer) => requestLogin(answer, 'return')}
          onDone={done(opened)}
          onClose={close}
        />
      )}
      {opened && opened !== 'question' && !(opened === 'return' && lines) && (
        <ReasonDialog
          kind={opened}
          id={id}
          onRefused={(answer) => requestLogin(answer, opened)}
          onDone={done(opened)}
          onClose={close}
        />
      )}
    </>
  );
  return { repeat, repeating, openDialog: setOpened, dialogs };
}
