import { MAX_ANSWER } from '@site/contracts/limits';
import type { ManagedQuestion } from '@site/contracts/manage-questions';
import { useApi } from '@site/runtime';
import { DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';

export function QuestionDecisions({ number, kind, state }: ManagedQuestion) {
  const api = useApi();
  const [open, setOpen] = useState<'answer' | 'accept' | 'refuse' | null>(null);
  const send = (text: string, accept?: boolean) =>
    api.call('POST /manage/questions/{number}/answer/', { params: { number: String(number) }, body: { text, accept } });
  const dialog = {
    name: 'text' as const,
    draft: `staff-question-${open}-${number}`,
    maxLength: MAX_ANSWER,
    onClose: () => setOpen(null),
  };
  return (
    <>
      {state === 'open' && (
        <DecisionBar>
          {kind === 'question' ? (
            <Button onClick={() => setOpen('answer')}>Ответить</Button>
          ) : (
            <>
              <Button onClick={() => setOpen('accept')}>Принять возврат</Button>
              <Button variant="secondary" onClick={() => setOpen('refuse')}>
                Отказать
              </Button>
            </>
          )}
        </DecisionBar>
      )}
      {open === 'answer' && (
        <TextDecision
          {...dialog}
          title="Ответить покупателю"
          label="Ответ"
          hint="Покупатель получит его письмом и&nbsp;увидит в&nbsp;заказе"
          submit="Отправить ответ"
          send={send}
          done="Ответ отправлен"
        />
      )}
      {open === 'accept' && (
        <TextDecision
          {...dialog}
          title="Принять возврат?"
          label="Комментарий для&nbsp;покупателя"
          hint="Необязателен. Покупатель получит его письмом"
          optional
          submit="Принять возврат"
          send={(text) => send(text, true)}
          done="Возврат принят"
        >
          Если заказ оплачен на&nbsp;сайте, деньги вернёт кнопка на&nbsp;странице заказа.
        </TextDecision>
      )}
      {open === 'refuse' && (
        <TextDecision
          {...dialog}
          title="Отказать в&nbsp;возврате?"
          hint="Её увидит покупатель"
          submit="Отказать"
          danger
          send={(text) => send(text, false)}
          done="В&nbsp;возврате отказано"
        />
      )}
    </>
  );
}
