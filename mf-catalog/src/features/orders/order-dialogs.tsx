import type { AddedReport } from '@site/contracts/lists';
import type { Order } from '@site/contracts/orders';
import { keepWantedAction, useApi, useChange, useRevalidator, useWantedAction, type CallResult } from '@site/runtime';
import { useState, useTransition } from 'react';
import { AddedReportDialog } from '../added-report/added-report-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReasonDialog, type ReasonKind } from './reason-dialog.tsx';

type Asking = ReasonKind | 'question';

/** What is done with an order from its page or from its row, with the dialogs that it takes. */
export function useOrderDialogs(
  { id, email }: { id: string; email: string },
  onChanged: (order: Order, by: Asking) => void,
) {
  const api = useApi();
  const change = useChange();
  const { revalidate } = useRevalidator();
  const wanted = (what: Asking | 'repeat') => `order ${id} ${what}`;

  /** The session has run out: the page shows the way in, and what was wanted goes on after it. */
  function askLogin(answer: CallResult<unknown>, what: Asking | 'repeat') {
    if (answer.ok || answer.status !== 401) return;
    keepWantedAction(wanted(what));
    void revalidate();
  }
  const [report, setReport] = useState<AddedReport | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [repeating, startRepeating] = useTransition();

  const repeat = () =>
    startRepeating(async () => {
      await change({
        send: async () => {
          const answer = await api.call('POST /order/{id}/repeat/', { params: { id } });
          if (answer.ok) setReport(answer.value);
          askLogin(answer, 'repeat');
          return answer;
        },
      });
    });
  useWantedAction(wanted('repeat'), repeat);
  // What was typed is a draft of the dialog: it is sent by whoever reads it once more.
  useWantedAction(wanted('question'), () => setAsking('question'));
  useWantedAction(wanted('return'), () => setAsking('return'));
  useWantedAction(wanted('cancel'), () => setAsking('cancel'));

  const close = () => setAsking(null);
  const done = (by: Asking) => (order: Order) => {
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
      {asking === 'question' && (
        <QuestionDialog
          id={id}
          email={email}
          onRefused={(answer) => askLogin(answer, 'question')}
          onDone={done(asking)}
          onClose={close}
        />
      )}
      {asking && asking !== 'question' && (
        <ReasonDialog
          kind={asking}
          id={id}
          onRefused={(answer) => askLogin(answer, asking)}
          onDone={done(asking)}
          onClose={close}
        />
      )}
    </>
  );
  return { repeat, repeating, ask: setAsking, dialogs };
}
